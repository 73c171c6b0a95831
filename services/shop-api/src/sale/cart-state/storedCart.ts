import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { CartStatus } from './cartTransitions.ts';
import type { StoredChoices } from './storedChoices.ts';

/** A cart as the database stores it. */
export type StoredCart = {
  id: string;
  status: CartStatus;
  /** Seconds by the database's clock; null once the cart is sold. */
  secondsLeft: number | null;
  /** How often the hold was extended. */
  holdExtensions: number;
  policyId: string | null;
  accountId: string | null;
  buyer: CheckoutRequest | null;
  /** The id of the paid order that this cart upgrades. */
  upgradableOrderId: string | null;
  voucherCode: string | null;
  /** The country and method of delivery. */
  shippingCountry: string | null;
  shippingHandle: string | null;
  choices: StoredChoices;
  /** Quantities by product id. */
  quantities: Quantities;
};
