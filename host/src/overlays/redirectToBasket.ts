import { primitives } from '@festival/shared-contracts/state/primitives';
import { missingChecksAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../page/pageStore.ts';
import type { CheckoutGate } from '../routing/navigation/checkoutGate.ts';
import type { ShopNavigation, ShopRouter } from '../routing/navigation/shopNavigation.ts';
import { isBasketEmptyAtom } from './isBasketEmptyAtom.ts';

interface RedirectDeps {
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'subscribe'>;
  navigation: Pick<ShopNavigation, 'isAt' | 'goToBasket'>;
  gate: CheckoutGate;
}

/** Redirects from the payment page to the basket while the cart lacks a choice that the shop requires [BSK-05]. */
export const redirectToBasket = ({ store, router, navigation, gate }: RedirectDeps): void => {
  const isPayable = (): boolean => store.get(primitives.cart)?.status === 'shopping' && !store.get(isBasketEmptyAtom);
  const check = (): void => {
    // While the panel is open the shopper is choosing; the check runs when it closes.
    if (router.state.navigation.state !== 'idle' || store.get(primitives.checkoutView) !== 'closed') return;
    if (!navigation.isAt('checkout') || !isPayable() || gate.isOpen()) return;
    gate.showMissingChoices();
    navigation.goToBasket();
  };
  router.subscribe(check);
  // Checks again after every answer about the cart, and after a refused choice.
  store.sub(missingChecksAtom, check);
  check();
};
