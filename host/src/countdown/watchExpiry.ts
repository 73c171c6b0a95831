import type { Commands } from '@festival/shared-contracts/commands/commands';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import type { ShopNavigation } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/pageStore.ts';
import { expiryCode } from './expiry.ts';

interface ExpiryParts {
  store: PageStore;
  openModal: Commands['overlay']['openModal'];
  navigation: Pick<ShopNavigation, 'go' | 'isAt' | 'closePanel'>;
  /** Forgets the cart, here and on the server. */
  forget(): Promise<void>;
}

/** When the cart's time is up, leads to the shop's page and says so, once per cart; what follows is the answer's [CNT-02, CNT-03]. */
export const watchExpiry = ({ store, openModal, navigation, forget }: ExpiryParts): void => {
  let isAsked = false;
  const watch = (): void => {
    const left = store.get(cartCountdownAtom);
    const config = store.get(primitives.config);
    if (left !== 0 || isAsked || !config) return;
    isAsked = true;
    if (navigation.isAt('')) navigation.closePanel();
    else navigation.go('');
    void openModal(expiryCode(config)).then(async (answer) => {
      if (answer === 'cancel') await forget();
      isAsked = false;
    });
  };
  store.sub(cartCountdownAtom, watch);
  watch();
};
