import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { placeCartOrder } from '@festival/shared-contracts/api/checkoutCalls';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Language } from '@festival/shared-contracts/language/languages';

/** The order as the shopper saw it. */
export interface ShownOrder {
  /** The version of the form that the shopper has seen. */
  shownForm: string | null | undefined;
  /** Whether the shopper saw how the membership in the cart renews. */
  acceptsRenewal?: boolean;
}

interface PlacedOrder extends ShownOrder {
  paymentMethod: string;
  /** The address to which the payment provider returns the shopper. */
  redirectUri: string;
  /** The language of the page. A change of language does not make it another order. */
  language: Language;
}

/**
 * Places orders, with an idempotency key for each attempt. While the outcome of an attempt is unknown, the same order
 * reuses its key [BYD-04].
 */
export const placeOrderOnce = (http: HttpClient) => {
  let attempt: { of: string; key: string } | null = null;

  const keyFor = (order: string): string => {
    if (attempt?.of !== order) attempt = { of: order, key: newIdempotencyKey() };
    return attempt.key;
  };

  return async (cart: Cart, { paymentMethod, shownForm, acceptsRenewal, redirectUri, language }: PlacedOrder) => {
    // If a remote does not name the form that it showed, the cart's form is assumed.
    const expectedForm = shownForm ?? cart.formVersion ?? undefined;
    const order = { paymentMethod, redirectUri, expectedTotal: cart.totals.total, expectedForm, acceptsRenewal };
    const headers = { idempotencyKey: keyFor(JSON.stringify([cart.id, order])) };
    const body = { ...order, language };
    const placed = await callEndpoint(http, placeCartOrder, { params: { cartId: cart.id }, body, headers });
    const isKnown =
      placed.ok || (placed.error.status >= 400 && placed.error.status < 500 && placed.error.status !== 429);
    if (isKnown) attempt = null;
    return placed;
  };
};

/** A random key, unique to one attempt to place an order. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
