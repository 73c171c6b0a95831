import { type CheckoutView, primitives } from '@festival/shared-contracts/state/primitives';
import type { CheckoutGate } from '../navigation/checkoutGate.ts';
import { panelView } from '../navigation/panelView.ts';
import type { ShopNavigation, ShopRouter } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/pageStore.ts';
import { isBasketEmptyAtom } from './isBasketEmptyAtom.ts';
import type { OverlayQueue } from './overlayQueue.ts';

interface HistoryDeps {
  store: PageStore;
  router: ShopRouter;
  navigation: Pick<ShopNavigation, 'openPanel' | 'closePanel'>;
  gate: CheckoutGate;
  overlays: Pick<OverlayQueue, 'showCheckout'>;
}

/**
 * Syncs the panel with the history: Back closes it, a reload keeps it, and an emptied basket closes it
 * [OVL-01, OVL-02]. An address of the form shows the basket while a choice is missing [BSK-05].
 */
export const followHistory = ({ store, router, navigation, overlays, gate }: HistoryDeps): void => {
  const isEmpty = () => store.get(isBasketEmptyAtom);
  const isRefused = () => store.get(primitives.cart)?.status === 'shopping' && !gate.isOpen();
  const showBasket = (): void => {
    gate.showMissingChoices();
    // The address changes too, so that completing the choices does not open the form by itself.
    if (router.state.navigation.state === 'idle') navigation.openPanel('basket');
  };
  const follow = (): void => {
    const view = panelView(router.state.location, store.get(primitives.cart)?.id ?? null);
    const isBlocked = view === 'form' && !isEmpty() && isRefused();
    // An empty basket has no form.
    const shown: CheckoutView = isBlocked || (view === 'form' && isEmpty()) ? 'basket' : view;
    if (store.get(primitives.checkoutView) !== shown) overlays.showCheckout(shown);
    if (isBlocked) showBasket();
  };
  let wasEmpty = isEmpty();
  store.sub(primitives.cart, () => {
    const emptied = !wasEmpty && isEmpty();
    wasEmpty = isEmpty();
    if (!emptied) return;
    navigation.closePanel();
    // After the whole cart was forgotten its history entry is no longer open, so closing the panel cannot go back from
    // it.
    follow();
  });
  router.subscribe(follow);
  follow();
};
