import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ShopNavigation } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { canCloseCheckout } from './panelView.ts';

interface PanelParts {
  store: PageStore;
  navigation: ShopNavigation;
  savesWishlist: boolean;
}

/** Opens and closes the checkout panel; closing is refused while one pays, and once one has [OVL-02]. */
export const panelCommands = ({
  store,
  navigation,
  savesWishlist,
}: PanelParts): Pick<Commands, 'openCheckout' | 'closeCheckout'> => ({
  openCheckout: navigation.openPanel,
  async closeCheckout() {
    if (!canCloseCheckout(store.get(primitives.cart), savesWishlist)) {
      return failure({ code: 'checkout.in_payment', message: '', status: 0 });
    }
    navigation.closePanel();
    return success(undefined);
  },
});
