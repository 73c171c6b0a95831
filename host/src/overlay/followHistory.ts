import { type CheckoutView, primitives } from '@festival/shared-contracts/state/primitives';
import { panelView } from '../navigation/panelView.ts';
import type { ShopNavigation, ShopRouter } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/pageStore.ts';
import { isBasketEmpty } from './isBasketEmpty.ts';
import type { OverlayQueue } from './overlayQueue.ts';

interface HistoryDeps {
  store: PageStore;
  router: ShopRouter;
  navigation: Pick<ShopNavigation, 'closePanel'>;
  overlays: Pick<OverlayQueue, 'showCheckout'>;
}

/** Keeps the panel as the history has it: Back closes it, a reload keeps it, and an emptied basket closes it [OVL-01, OVL-02]. */
export const followHistory = ({ store, router, navigation, overlays }: HistoryDeps): void => {
  const isEmpty = (): boolean => {
    const insurance = store.get(primitives.products).filter(({ mappedType }) => mappedType === 'insurance');
    return isBasketEmpty(
      store.get(primitives.cart),
      insurance.map(({ id }) => id),
    );
  };
  const follow = (): void => {
    const view = panelView(router.state.location, store.get(primitives.cart)?.id ?? null);
    // There is no form for nothing; the empty basket says so.
    const shown: CheckoutView = view === 'form' && isEmpty() ? 'basket' : view;
    if (store.get(primitives.checkoutView) !== shown) overlays.showCheckout(shown);
  };
  let wasEmpty = isEmpty();
  store.sub(primitives.cart, () => {
    const emptied = !wasEmpty && isEmpty();
    wasEmpty = isEmpty();
    if (!emptied) return;
    navigation.closePanel();
    // Where the whole cart is gone the panel's entry is a thing of the past, and nothing is left to go back from.
    follow();
  });
  router.subscribe(follow);
  follow();
};
