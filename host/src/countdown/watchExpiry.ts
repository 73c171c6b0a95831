import type { Commands } from '@festival/shared-contracts/commands/commands';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../page/pageStore.ts';
import type { ShopNavigation } from '../routing/navigation/shopNavigation.ts';
import { doubtedDeadlineAtom } from './doubtedDeadlineAtom.ts';
import { expiryCode } from './expiryCode.ts';

interface ExpiryDeps {
  store: PageStore;
  openModal: Commands['overlay']['openModal'];
  navigation: Pick<ShopNavigation, 'go' | 'isAt' | 'closePanel'>;
  /** Fetches the cart. */
  refetch(): void;
  /** Forgets the cart in the page and on the server. */
  forget(): Promise<void>;
}

/**
 * When the cart expires, opens the shop's home page and the expiry modal, once per cart. The shopper's answer to the
 * modal decides what follows [CNT-02, CNT-03]. If the machine's clock has jumped, the server is asked first.
 */
export const watchExpiry = ({ store, openModal, navigation, refetch, forget }: ExpiryDeps): void => {
  let isModalOpen = false;
  const watch = (): void => {
    const left = store.get(cartCountdownAtom);
    const config = store.get(primitives.config);
    if (left !== 0 || isModalOpen || !config) return;
    if (store.get(doubtedDeadlineAtom) === store.get(primitives.cartDeadline)) {
      refetch();
      return;
    }
    isModalOpen = true;
    if (navigation.isAt('')) void navigation.closePanel();
    else navigation.go('');
    void openModal(expiryCode(config)).then(async (answer) => {
      if (answer === 'cancel') await forget();
      isModalOpen = false;
    });
  };
  for (const changed of [cartCountdownAtom, primitives.cartDeadline, doubtedDeadlineAtom]) store.sub(changed, watch);
  watch();
};
