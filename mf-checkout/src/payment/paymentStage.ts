import type { Cart, PaymentMethod } from '@festival/shared-contracts/cart/cart';
import { shownMethods } from './shownMethods.ts';

/** What the payment screen shows for a cart [PAY-01]. */
type PaymentStage =
  /** There is no cart, or it is empty. */
  | { name: 'nothing' }
  /** The form comes first: its answer contains the methods. */
  | { name: 'details' }
  | { name: 'choose'; methods: readonly PaymentMethod[] }
  /** The form is filled in, but no method takes this amount, in this country and this browser. */
  | { name: 'noMethod' }
  /** A payment was started and is finished on the provider's page. */
  | { name: 'finalize'; paymentUri: string; payBefore: string | null }
  /** The provider has not answered yet, or the order is paid: the status screen shows it. */
  | { name: 'settling' }
  | { name: 'paid' };

const holdsSomething = (cart: Cart): boolean => Object.values(cart.products).some((quantity) => quantity > 0);

/** The stage of a cart's payment [PAY-01, CNT-03]. */
export const paymentStage = (cart: Cart | null, hasApplePay: boolean): PaymentStage => {
  if (!cart || !holdsSomething(cart)) return { name: 'nothing' };
  if (cart.status === 'confirmed') return { name: 'paid' };
  const { paymentUri, payBefore = null, availablePaymentMethods } = cart.order;
  if (paymentUri) return { name: 'finalize', paymentUri, payBefore };
  if (cart.status === 'in_payment') return { name: 'settling' };
  const methods = shownMethods(availablePaymentMethods, hasApplePay);
  if (methods.length > 0) return { name: 'choose', methods };
  return cart.email ? { name: 'noMethod' } : { name: 'details' };
};
