import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { CartStatus } from './cartTransitions.ts';
import type { StoredChoices } from './storedChoices.ts';

/** A cart as the database stores it. */
export type StoredCart = {
  id: string;
  status: CartStatus;
  /** By the database's clock; null once it is sold. */
  secondsLeft: number | null;
  /** How often its hold was extended. */
  holdExtensions: number;
  policyId: string | null;
  accountId: string | null;
  buyer: CheckoutRequest | null;
  /** Id of the paid order that this cart upgrades. */
  upgradableOrderId: string | null;
  voucherCode: string | null;
  /** Country and method of delivery. */
  shippingCountry: string | null;
  shippingHandle: string | null;
  choices: StoredChoices;
  /** By product id. */
  quantities: Quantities;
};
