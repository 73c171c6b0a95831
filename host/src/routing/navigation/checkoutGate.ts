import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, missingChecksAtom } from '@festival/shared-contracts/state/shopState';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import type { PageStore } from '../../page/pageStore.ts';
import { lacksTicketsAtom } from './lacksTicketsAtom.ts';

/** The storage key for the id of a cart whose shopper has confirmed that no tickets are needed. */
const ticketlessKey = 'festival:no-tickets';

/** Guards the navigation from the basket to form and payment. */
export interface CheckoutGate {
  /**
   * Whether the shop takes payment, this cart can be checked out, no choice is missing, and the shopper has confirmed a
   * stay without tickets.
   */
  isOpen(): boolean;
  /** Whether only the confirmation of a stay without tickets is missing [BSK-06]. */
  asksAboutTickets(): boolean;
  /** Stores the confirmation for this cart, in this tab. */
  confirmNoTickets(): void;
  /** Records the attempt to check out: from then on the basket names the missing choices. */
  showMissingChoices(): void;
}

/** Checks every navigation to form and payment, so that none avoids the basket's checks [BSK-05, BSK-06]. */
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
    // A shop without payment has no choices to complete.
    showMissingChoices: () => store.set(primitives.hasTriedCheckout, takesPayment()),
  };
};
