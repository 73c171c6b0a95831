import type { Cart } from '@festival/shared-contracts/cart/cart';
import { type CheckoutView, primitives } from '@festival/shared-contracts/state/primitives';
import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../page/pageStore.ts';
import type { CheckoutGate } from '../routing/navigation/checkoutGate.ts';
import { panelView } from '../routing/navigation/panelView.ts';
import type { ShopNavigation, ShopRouter } from '../routing/navigation/shopNavigation.ts';
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
 * Syncs the panel with the history. Back closes the panel, except during payment. A reload keeps the panel, and a
 * basket that becomes empty closes it [OVL-01, OVL-02]. At the form's address, the panel shows the basket while a
 * choice is missing [BSK-05] and during payment. A paid cart opens no panel [CNT-03].
 */
export const followHistory = ({ store, router, navigation, overlays, gate }: HistoryDeps): void => {
  const isEmpty = () => store.get(isBasketEmptyAtom);
  const statusNow = () => store.get(primitives.cart)?.status;
  const isRefused = () => store.get(primitives.cart)?.status === 'shopping' && !gate.isOpen();
  const openBasket = (): void => {
    if (router.state.navigation.state === 'idle') navigation.openPanel('basket');
  };
  const showBasket = (): void => {
    gate.showMissingChoices();
    // The address changes too; otherwise the form would open by itself once the choices are complete.
    openBasket();
  };
  let { pathname } = router.state.location;
  /** Whether Back would close the panel during payment. The panel may close once the time to pay is over. */
  const isHeld = (): boolean => {
    const { historyAction, location } = router.state;
    const isBack = historyAction === 'POP' && location.pathname === pathname;
    pathname = location.pathname;
    const isOpen = store.get(primitives.checkoutView) !== 'closed';
    return isBack && isOpen && statusNow() === 'in_payment' && store.get(cartCountdownAtom) !== 0;
  };
  const follow = (): void => {
    const cart = store.get(primitives.cart);
    const view = viewFor(cart, panelView(router.state.location, cart?.id ?? null));
    if (isHeld() && view === 'closed') {
      openBasket();
      return;
    }
    const isBlocked = view === 'form' && !isEmpty() && isRefused();
    // An empty basket has no form.
    const shown: CheckoutView = isBlocked || (view === 'form' && isEmpty()) ? 'basket' : view;
    if (store.get(primitives.checkoutView) !== shown) overlays.showCheckout(shown);
    if (isBlocked) showBasket();
  };
  let before = { isEmpty: isEmpty(), status: statusNow() };
  store.sub(primitives.cart, () => {
    const last = before;
    before = { isEmpty: isEmpty(), status: statusNow() };
    const isEmptied = before.isEmpty && !last.isEmpty;
    if (isEmptied) void navigation.closePanel();
    // Once the cart is forgotten, the panel's history entry no longer counts as the open panel, so closing the panel
    // cannot go back from it.
    if (isEmptied || before.status !== last.status) follow();
  });
  router.subscribe(follow);
  follow();
};

/** The form is for a cart that can be changed. A paid cart is an order, which the panel does not show [CNT-03]. */
const viewFor = (cart: Cart | null, view: CheckoutView): CheckoutView => {
  if (view === 'closed' || cart?.status === 'confirmed') return 'closed';
  return cart?.status === 'in_payment' ? 'basket' : view;
};
