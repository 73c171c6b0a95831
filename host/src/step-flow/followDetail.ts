import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import type { ShopRouter } from '../routing/navigation/shopNavigation.ts';
import { detailLeft } from './detailLeft.ts';

/** Keeps the detail to which Next returns in step with the history [STP-04]. */
export const followDetail = (page: Pick<PageData, 'remoteSteps'>, store: PageStore, router: ShopRouter): void => {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    store.set(primitives.fromTravelDetailPath, (remembered) => detailLeft(page, shown, pathname, remembered));
    shown = pathname;
  });
};
