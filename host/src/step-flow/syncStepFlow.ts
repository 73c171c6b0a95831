import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import type { ShopRouter } from '../routing/navigation/shopNavigation.ts';
import { afterPaint } from './afterPaint.ts';
import { followDetail } from './followDetail.ts';
import { stepViews } from './stepViews.ts';

interface FlowDeps {
  store: PageStore;
  router: ShopRouter;
  page: PageData;
}

/** Syncs the flow's counts with the cart, once a press is painted, and its current step and the detail behind it with the route. */
export const syncStepFlow = ({ store, router, page }: FlowDeps): void => {
  const sync = (): void => {
    const flow = stepViews(page, store.get(quantitiesAtom), router.state.location.pathname);
    if (JSON.stringify(flow) !== JSON.stringify(store.get(primitives.stepFlow))) store.set(primitives.stepFlow, flow);
  };
  let isDue = false;
  store.sub(quantitiesAtom, () => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      sync();
    });
  });
  router.subscribe(sync);
  followDetail(page, store, router);
};
