import { termsVersion } from '@festival/example-festivals/termsVersion';
import type { StoredChoices } from '../src/sale/cart/storedChoices.ts';
import type { OwnCart, TestShop } from './testShop.ts';

/** The body by which a shopper of the example festivals accepts all terms. */
export const allTerms = { terms: termsVersion, covidTerms: termsVersion };

/** How a cart's row keeps that its shopper wants no refund protection and accepts the terms. */
export const madeChoices: StoredChoices = { termsVersion, covidTermsVersion: termsVersion, refundDeclined: true };

/** Chooses what every shop asks for before it sells, as the basket does: no refund protection where nothing was chosen, the terms. */
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
