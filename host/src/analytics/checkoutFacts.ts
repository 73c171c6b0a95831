import { atom } from 'jotai/vanilla';

/** What happens in the checkout and no other state shows, for those who measure it. */
export const checkoutFactsAtom = atom<{
  /** The payment method with which an order was just placed. */
  paymentMethod?: string;
  /** From the form that was just accepted; only hashes of it leave the page [ANL-01]. */
  contact?: { email: string; phone: string };
}>({});
