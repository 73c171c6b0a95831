import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { CartStatus } from './cartTransitions.ts';
import type { StoredChoices } from './storedChoices.ts';

/** A cart as the database has it, with what it holds. */
export type StoredCart = {
  id: string;
  status: CartStatus;
  /** Seconds left, by the database's clock; null once it is sold. */
  secondsLeft: number | null;
  policyId: string | null;
  accountId: string | null;
  buyer: CheckoutRequest | null;
  /** The paid order that it upgrades. */
  upgradableOrderId: string | null;
  voucherCode: string | null;
  /** Where its merchandise goes, and how. */
  shippingCountry: string | null;
  shippingHandle: string | null;
  choices: StoredChoices;
  /** Product id to how many. */
  quantities: Quantities;
};
