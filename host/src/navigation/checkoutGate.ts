import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, missingChecksAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../page/pageStore.ts';

/** The way from the basket on to form and payment. */
export interface CheckoutGate {
  /** Whether the shop sells and would sell this cart, and the cart has all that it asks for. */
  isOpen(): boolean;
  /** The shopper has tried to go on: from now on the basket names what is missing. */
  nameMissing(): void;
}

/** Asked by everything that leads on, so that no way goes past the basket's checks [BSK-05]. */
export const checkoutGate = (store: PageStore): CheckoutGate => {
  const takesPayment = () => store.get(capabilitiesAtom)?.takesPayment === true;
  const isAllowed = () => store.get(primitives.cart)?.checkoutAllowed !== false;
  return {
    isOpen: () => takesPayment() && isAllowed() && store.get(missingChecksAtom).length === 0,
    // Where nothing is sold there is nothing to complete.
    nameMissing: () => store.set(primitives.hasTriedCheckout, takesPayment()),
  };
};
