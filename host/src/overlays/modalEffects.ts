import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import type { ShopNavigation } from '../routing/navigation/shopNavigation.ts';
import { stepLinksOf } from '../routing/stepLinksOf.ts';

interface EffectDeps {
  page: Pick<PageData, 'remoteSteps'>;
  store: PageStore;
  navigation: ShopNavigation;
  logIn: Commands['signOn']['logIn'];
  restart(): Promise<void>;
  setQuantity: Commands['cart']['setQuantity'];
  setCountry: Commands['shipping']['setCountry'];
}

/** The effects of the modals' answers. */
export const modalEffects = ({
  page,
  store,
  navigation,
  logIn,
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
  /** For modals whose opener handles the answer. */
  const byOpener = () => {};
  return {
    close: byOpener,
    confirm: byOpener,
    removeItem: byOpener,
    cancelOrder: byOpener,
    login: () => void logIn(),
    goHome: () => navigation.go(''),
    goToMembership: () => navigation.go(stepLinksOf(page).ofKinds.membership ?? ''),
    restart: () => void restart(),
    closeCheckout: () => void navigation.closePanel(),
    resetShipping,
    removeMerchandise,
  };
};
