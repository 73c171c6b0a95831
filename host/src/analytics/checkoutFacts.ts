import { atom } from 'jotai/vanilla';

/** Facts of the checkout that only analytics needs; no other state has them. */
export const checkoutFactsAtom = atom<{
  /** The payment method with which an order was just placed. */
  paymentMethod?: string;
  /** The contact from the form that was just accepted; only hashes of it are published [ANL-01]. */
  contact?: { email: string; phone: string };
}>({});
