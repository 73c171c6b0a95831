import { aheadFailed } from '../../network/aheadFailed.ts';
import type { HeroPicture } from './heroPicture.ts';

/** Prefetches the picture of a page that may be opened next. Its code is part of what an idle page loads. */
export const requestHero = (hero: HeroPicture): void => {
  const file = import(/* webpackChunkName: "later" */ './prefetchHero.ts');
  file.then(({ prefetchHero }) => prefetchHero(hero)).catch(aheadFailed);
};
