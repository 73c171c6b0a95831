import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { canCloseCheckout } from '../checkout-panel/panelView.ts';
import type { ShopNavigation } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/createPageStore.ts';
import type { NotYet } from './notYet.ts';

export interface OverlayCommandDeps {
  store: PageStore;
  navigation: Pick<ShopNavigation, 'openPanel' | 'closePanel'>;
  openModal: Commands['overlay']['openModal'];
  savesWishlist: boolean;
  notYet: NotYet;
}

/** What opens over the page: modals, and the checkout panel, which can't be closed while one pays nor once one has [OVL-02]. */
export const overlayCommands = (deps: OverlayCommandDeps): Commands['overlay'] => ({
  openModal: deps.openModal,
  async openCheckout(view) {
    deps.navigation.openPanel(view);
    return success(undefined);
  },
  async closeCheckout() {
    if (!canCloseCheckout(deps.store.get(primitives.cart), deps.savesWishlist)) {
      return failure({ code: 'checkout.in_payment', message: '', status: 0 });
    }
    deps.navigation.closePanel();
    return success(undefined);
  },
  showToast: deps.notYet('overlay.showToast'),
});
