import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { pageOffersAtom } from '@festival/shared-contracts/state/upsellOffersAtom';
import { shownOffersAtom } from '../../frame/asides/shownOffersAtom.ts';
import { watchRise } from '../../frame/asides/watchRise.ts';
import type { PageData } from '../../page/pageData.ts';
import type { PageStore } from '../../page/pageStore.ts';
import type { ShopRouter } from '../../routing/navigation/shopNavigation.ts';
import { routeIn } from '../../routing/routeIn.ts';
import type { OverlayQueue } from '../overlayQueue.ts';

interface OfferDeps {
  page: Pick<PageData, 'remoteSteps'>;
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'subscribe'>;
  overlays: Pick<OverlayQueue, 'showUpsell'>;
}

/**
 * Offers more products in shops with `upsell`, on the pages of a step that declares it, as soon as the cart's total has
 * risen there: a single product as a notification, several products in the popup [OVL-06, OVL-13]. The offer does not open during
 * checkout, and opens only once for each visit of the step. It closes on another step, when the basket opens, and when
 * no offer is left.
 */
export const offerUpsell = ({ page, store, router, overlays }: OfferDeps): void => {
  if (!store.get(capabilitiesAtom)?.offersUpsell) return;
  let hasOffered = false;
  const isOnStep = () => routeIn(page, router.state.location.pathname).row.step?.traits.includes('hasUpsell') ?? false;
  const isFitting = () => isOnStep() && store.get(primitives.checkoutView) === 'closed';
  const close = () => store.set(shownOffersAtom, 'none');
  const closeUnlessFitting = () => {
    if (!isOnStep()) hasOffered = false;
    if (!isFitting() || store.get(pageOffersAtom).length === 0) close();
  };
  const offer = () => {
    const { length } = store.get(pageOffersAtom);
    if (hasOffered || length === 0 || !isFitting()) return;
    hasOffered = true;
    store.set(shownOffersAtom, length === 1 ? 'notification' : 'popup');
  };
  watchRise(store, offer, 0);
  store.sub(shownOffersAtom, () => overlays.showUpsell(store.get(shownOffersAtom) === 'popup'));
  store.sub(primitives.checkoutView, closeUnlessFitting);
  store.sub(pageOffersAtom, closeUnlessFitting);
  router.subscribe(closeUnlessFitting);
};
