import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, missingChecksAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../page/pageStore.ts';

/** Guards the way from the basket to form and payment. */
export interface CheckoutGate {
  /** Whether the shop takes payment, allows this cart's checkout, and no choice is missing. */
  isOpen(): boolean;
  /** Records the attempt to check out: from then on the basket names the missing choices. */
  showMissingChoices(): void;
}

/** Used by every way to form and payment, so that none avoids the basket's checks [BSK-05]. */
export const checkoutGate = (store: PageStore): CheckoutGate => {
  const takesPayment = () => store.get(capabilitiesAtom)?.takesPayment === true;
  const isAllowed = () => store.get(primitives.cart)?.checkoutAllowed !== false;
  return {
    isOpen: () => takesPayment() && isAllowed() && store.get(missingChecksAtom).length === 0,
    // A shop without payment has nothing to complete.
    showMissingChoices: () => store.set(primitives.hasTriedCheckout, takesPayment()),
  };
};
