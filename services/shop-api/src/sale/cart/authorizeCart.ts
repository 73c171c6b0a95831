import { timingSafeEqual } from 'node:crypto';
import { hashOfToken } from '@festival/service-kit/secret/newSecretToken';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { CartCredentials } from './cartCredentials.ts';
import { cartFailures } from './cartFailures.ts';
import type { CartRow } from './cartReader.ts';

/** Returns the cart if the credentials match it. Throws 404 otherwise [API-07]. */
export function authorizeCart({ shop, token, accountId = null }: CartCredentials, row: CartRow | null): StoredCart {
  if (!row || row.shopSlug !== shop.slug) throw cartFailures.notFound();
  const { tokenHash, shopSlug: _, hasFormerToken: __, ...cart } = row;
  const hasToken = token !== undefined && timingSafeEqual(hashOfToken(token), tokenHash);
  if (!hasToken && (accountId === null || cart.accountId !== accountId)) throw cartFailures.notFound();
  return cart;
}
