import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ShopNavigation } from '../navigation/shopNavigation.ts';
import { canCloseOverlay } from '../overlay/canCloseOverlay.ts';
import type { OverlayQueue } from '../overlay/overlayQueue.ts';
import type { PageStore } from '../page/pageStore.ts';

export interface OverlayCommandDeps {
  store: PageStore;
  navigation: Pick<ShopNavigation, 'openPanel' | 'closePanel'>;
  overlays: Pick<OverlayQueue, 'openModal' | 'showToast'>;
  savesWishlist: boolean;
}

/** What opens over the page: modals, toasts, and the checkout panel, which can't be closed while one pays nor once one has [OVL-02]. */
export const overlayCommands = (deps: OverlayCommandDeps): Commands['overlay'] => ({
  openModal: deps.overlays.openModal,
  async openCheckout(view) {
    deps.navigation.openPanel(view);
    return success(undefined);
  },
  async closeCheckout() {
    const view = deps.store.get(primitives.checkoutView);
    if (view !== 'closed' && !canCloseOverlay(view, deps.store.get(primitives.cart), deps.savesWishlist)) {
      return failure({ code: 'checkout.in_payment', message: '', status: 0 });
    }
    deps.navigation.closePanel();
    return success(undefined);
  },
  async showToast(toast) {
    deps.overlays.showToast(toast);
    return success(undefined);
  },
});
