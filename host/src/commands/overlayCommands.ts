import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { canCloseOverlay } from '../overlays/canCloseOverlay.ts';
import type { OverlayQueue } from '../overlays/overlayQueue.ts';
import type { PageStore } from '../page/pageStore.ts';
import type { CheckoutGate } from '../routing/navigation/checkoutGate.ts';
import type { ShopNavigation } from '../routing/navigation/shopNavigation.ts';

export interface OverlayCommandDeps {
  store: PageStore;
  navigation: Pick<ShopNavigation, 'openPanel' | 'closePanel'>;
  overlays: Pick<OverlayQueue, 'openModal' | 'showToast'>;
  gate: CheckoutGate;
  isWishlist: boolean;
}

const incomplete = failure({ code: 'checkout.incomplete', message: '', status: 0 });

/**
 * Opens and closes overlays: modals, toasts and the checkout panel, which cannot be closed during or after payment
 * [OVL-02]. While a choice in the basket is missing, the basket opens instead of the form and names the choice
 * [BSK-05]. For a stay without tickets, a modal (6003) asks first [BSK-06].
 */
export const overlayCommands = (deps: OverlayCommandDeps): Commands['overlay'] => ({
  openModal: deps.overlays.openModal,
  async openCheckout(view) {
    const status = deps.store.get(primitives.cart)?.status;
    if (status === 'confirmed') return failure({ code: 'cart.confirmed', message: '', status: 0 });
    const isGuarded = view === 'form' && status === 'shopping';
    if (isGuarded && deps.gate.asksAboutTickets()) {
      if ((await deps.overlays.openModal(6003)) !== 'confirm') return incomplete;
      deps.gate.confirmNoTickets();
    }
    const isRefused = isGuarded && !deps.gate.isOpen();
    if (isRefused) deps.gate.showMissingChoices();
    deps.navigation.openPanel(isRefused ? 'basket' : view);
    return isRefused ? incomplete : success(undefined);
  },
  async closeCheckout() {
    const view = deps.store.get(primitives.checkoutView);
    if (view !== 'closed' && !canCloseOverlay(view, deps.store.get(primitives.cart), deps.isWishlist)) {
      return failure({ code: 'checkout.in_payment', message: '', status: 0 });
    }
    await deps.navigation.closePanel();
    return success(undefined);
  },
  async showToast(toast) {
    deps.overlays.showToast(toast);
    return success(undefined);
  },
});
