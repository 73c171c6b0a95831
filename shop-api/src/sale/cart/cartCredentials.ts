import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '@festival/shared-contracts/text/isUuid';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { hashOfToken } from '../../platform/secret/newSecretToken.ts';
import type { HashedCredentials } from '../stock/reservation.ts';
import { noSuchCart } from './cartFailures.ts';
import type { CartRow } from './cartReader.ts';
import type { StoredCart } from './storedCart.ts';

/** Which cart is asked for, and what is shown to prove that it is one's own. */
export type CartCredentials = { shop: Shop; cartId: string; token: string | undefined; accountId?: string | null };

/** What a claim shows for its cart to be changed without being read; null where there is no token, or no such cart could be. */
export function hashedCredentials(claim: CartCredentials): HashedCredentials | null {
  if (!areWellFormed(claim) || claim.token === undefined) return null;
  return { shopSlug: claim.shop.slug, tokenHash: hashOfToken(claim.token) };
}

/** Whether the database could answer a claim: its id is one, and something is shown. */
export function areWellFormed({ cartId, token, accountId = null }: CartCredentials): boolean {
  return isUuid(cartId) && (token !== undefined || accountId !== null);
}

/** The cart, if the claim proves that it is one's own. */
export function proven({ shop, token, accountId = null }: CartCredentials, row: CartRow | null): StoredCart {
  if (!row || row.shopSlug !== shop.slug) throw noSuchCart();
  const { tokenHash, shopSlug: _, ...cart } = row;
  const hasToken = token !== undefined && timingSafeEqual(hashOfToken(token), tokenHash);
  if (!hasToken && (accountId === null || cart.accountId !== accountId)) throw noSuchCart();
  return cart;
}
