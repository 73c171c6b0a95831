import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ShopNavigation } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/pageStore.ts';

interface EffectDeps {
  store: PageStore;
  navigation: ShopNavigation;
  leave(address: string): void;
  restart(): Promise<void>;
  setQuantity: Commands['cart']['setQuantity'];
  setCountry: Commands['shipping']['setCountry'];
}

/** What the answers of the catalogue's modals lead to. */
export const modalEffects = ({
  store,
  navigation,
  leave,
  restart,
  setQuantity,
  setCountry,
}: EffectDeps): Record<ModalEffect, () => void> => {
  const resetShipping = (): void => void setCountry(null);
  const removeMerchandise = (): void => {
    resetShipping();
    const held = store.get(primitives.cart)?.products ?? {};
    for (const { id, mappedType } of store.get(primitives.products)) {
      if (mappedType === 'merchandise' && (held[id] ?? 0) > 0) void setQuantity(id, 0);
    }
  };
  /** The one who opened the modal goes on by its answer. */
  const byOpener = () => {};
  return {
    close: byOpener,
    confirm: byOpener,
    removeItem: byOpener,
    cancelOrder: byOpener,
    login: () => leave('/login'),
    goHome: () => navigation.go(''),
    goToMembership: () => navigation.go('membership'),
    restart: () => void restart(),
    closeCheckout: navigation.closePanel,
    resetShipping,
    removeMerchandise,
  };
};
