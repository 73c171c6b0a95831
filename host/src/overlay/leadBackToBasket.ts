import { primitives } from '@festival/shared-contracts/state/primitives';
import { missingChecksAtom } from '@festival/shared-contracts/state/shopState';
import type { CheckoutGate } from '../navigation/checkoutGate.ts';
import type { ShopNavigation, ShopRouter } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/pageStore.ts';
import { isBasketEmptyAtom } from './isBasketEmptyAtom.ts';

interface LeadBackDeps {
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'subscribe'>;
  navigation: Pick<ShopNavigation, 'isAt' | 'goToBasket'>;
  gate: CheckoutGate;
}

/** Leads from the payment back to the basket while the cart lacks what its shop asks for, whatever way the shopper came [BSK-05]. */
export const leadBackToBasket = ({ store, router, navigation, gate }: LeadBackDeps): void => {
  const isPayable = (): boolean => store.get(primitives.cart)?.status === 'shopping' && !store.get(isBasketEmptyAtom);
  const check = (): void => {
    // Under the open panel the shopper chooses; what comes of it is looked at once it closes.
    if (router.state.navigation.state !== 'idle' || store.get(primitives.checkoutView) !== 'closed') return;
    if (!navigation.isAt('checkout') || !isPayable() || gate.isOpen()) return;
    gate.nameMissing();
    navigation.goToBasket();
  };
  router.subscribe(check);
  // Anew with every answer of the cart, and with a choice that the server did not take.
  store.sub(missingChecksAtom, check);
  check();
};
