import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, missingChecksAtom } from '@festival/shared-contracts/state/shopState';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import type { PageStore } from '../../page/pageStore.ts';
import { lacksTicketsAtom } from './lacksTicketsAtom.ts';

/** The id of the cart that is meant to have no tickets. */
const ticketlessKey = 'festival:no-tickets';

/** Guards the way from the basket to form and payment. */
export interface CheckoutGate {
  /** Whether the shop takes payment, allows this cart's checkout, no choice is missing, and the shopper means what the cart lacks. */
  isOpen(): boolean;
  /** Whether all that is missing is the answer that a stay without tickets is meant [BSK-06]. */
  asksAboutTickets(): boolean;
  /** Remembers that answer for the cart, in this tab. */
  confirmNoTickets(): void;
  /** Records the attempt to check out: from then on the basket names the missing choices. */
  showMissingChoices(): void;
}

/** Used by every way to form and payment, so that none avoids the basket's checks [BSK-05, BSK-06]. */
export const checkoutGate = (store: PageStore): CheckoutGate => {
  const takesPayment = () => store.get(capabilitiesAtom)?.takesPayment === true;
  const cartId = () => store.get(primitives.cart)?.id ?? '';
  const isComplete = () =>
    takesPayment() &&
    store.get(primitives.cart)?.checkoutAllowed !== false &&
    store.get(missingChecksAtom).length === 0;
  const isAsked = () => store.get(lacksTicketsAtom) && tabStorage.getItem(ticketlessKey) !== cartId();
  return {
    isOpen: () => isComplete() && !isAsked(),
    asksAboutTickets: () => isComplete() && isAsked(),
    confirmNoTickets: () => tabStorage.setItem(ticketlessKey, cartId()),
    // A shop without payment has nothing to complete.
    showMissingChoices: () => store.set(primitives.hasTriedCheckout, takesPayment()),
  };
};
