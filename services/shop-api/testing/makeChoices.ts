import { termsVersion } from '@festival/example-festivals/termsVersion';
import type { StoredChoices } from '../src/sale/cart-state/storedChoices.ts';
import type { OwnCart, TestShop } from './testShop.ts';

/** The body that accepts all terms of the example festivals. */
export const allTerms = { terms: termsVersion, covidTerms: termsVersion };

/** The stored choices of a shopper who declines refund protection and accepts the terms. */
export const madeChoices: StoredChoices = { termsVersion, covidTermsVersion: termsVersion, refundDeclined: true };

/** Makes the choices that every shop requires: declines refund protection if it is undecided, and accepts the terms. */
export async function makeChoices(
  shop: Pick<TestShop, 'cartCall'>,
  cart: OwnCart,
  headers: object = {},
): Promise<void> {
  const { body } = await shop.cartCall(cart, 'GET', '', undefined, headers);
  const { refundProtection } = (body.data?.choices ?? {}) as { refundProtection?: string | null };
  if (refundProtection === null)
    await shop.cartCall(cart, 'PUT', '/products', { productId: 'refund-protection', quantity: 0 }, headers);
  await shop.cartCall(cart, 'PUT', '/terms', allTerms, headers);
}
