import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ShopRouter } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/pageStore.ts';
import { travelDetailLeft } from './travelDetailLeft.ts';

/** Keeps the travel detail to which Next returns in step with the history [STP-04]. */
export const followTravelDetail = (store: PageStore, router: ShopRouter): void => {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    store.set(primitives.fromTravelDetailPath, (remembered) => travelDetailLeft(shown, pathname, remembered));
    shown = pathname;
  });
};
