import { primitives } from '@festival/shared-contracts/state/primitives';
import { shownQuantitiesAtom } from '../cart/shownQuantitiesAtom.ts';
import { afterPaint } from '../network/afterPaint.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import type { ShopRouter } from '../routing/navigation/shopNavigation.ts';
import { routeIn } from '../routing/routeIn.ts';
import { stepViews } from './stepViews.ts';

interface FlowDeps {
  store: PageStore;
  router: ShopRouter;
  page: PageData;
}

/**
 * Updates the flow's counts when the cart changes, after the press is painted. Updates the current step, and the detail
 * page to which Next returns, when the route changes.
 */
export const syncStepFlow = ({ store, router, page }: FlowDeps): void => {
  const sync = (): void => {
    const flow = stepViews(page, store.get(shownQuantitiesAtom), router.state.location.pathname);
    if (JSON.stringify(flow) !== JSON.stringify(store.get(primitives.stepFlow))) store.set(primitives.stepFlow, flow);
  };
  let isDue = false;
  store.sub(shownQuantitiesAtom, () => {
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

/** When the history changes, updates the detail page to which Next returns [STP-04]. */
const followDetail = (page: Pick<PageData, 'remoteSteps'>, store: PageStore, router: ShopRouter): void => {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    store.set(primitives.fromTravelDetailPath, (remembered) => detailLeft(page, shown, pathname, remembered));
    shown = pathname;
  });
};

/**
 * The detail page to which Next returns: if the shopper came back from a detail page to its step, that page, until the
 * shopper navigates elsewhere [STP-04].
 * @param from the previous path; `to` is the current path, and `remembered` the former result, empty for none.
 */
const detailLeft = (page: Pick<PageData, 'remoteSteps'>, from: string, to: string, remembered: string): string => {
  const [left, shown] = [from, to].map((path) => routeIn(page, path).row);
  const returns = (row: typeof left): boolean => row?.step?.traits.includes('returnsToDetail') === true;
  if (!returns(shown) || shown?.parent !== 'slug') return '';
  if (returns(left) && left?.parent !== 'slug') return from;
  return from === to ? remembered : '';
};
