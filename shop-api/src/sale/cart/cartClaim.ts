import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '@festival/shared-contracts/text/isUuid';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { CartProof } from '../stock/reservation.ts';
import { noSuchCart } from './cartFailures.ts';
import type { CartRow } from './cartReader.ts';
import { hashOfToken } from './cartToken.ts';
import type { StoredCart } from './storedCart.ts';

/** Which cart is asked for, and what is shown to prove that it is one's own. */
export type CartClaim = { shop: Shop; cartId: string; token: string | undefined; accountId?: string | null };

/** What a claim shows for its cart to be changed without being read; null where there is no token, or no such cart could be. */
export function proofOf(claim: CartClaim): CartProof | null {
  if (!isAskable(claim) || claim.token === undefined) return null;
  return { shopSlug: claim.shop.slug, tokenHash: hashOfToken(claim.token) };
}

/** Whether the database could answer a claim: its id is one, and something is shown. */
export function isAskable({ cartId, token, accountId = null }: CartClaim): boolean {
  return isUuid(cartId) && (token !== undefined || accountId !== null);
}

/** The cart, if the claim proves that it is one's own. */
export function proven({ shop, token, accountId = null }: CartClaim, row: CartRow | null): StoredCart {
  if (!row || row.shopSlug !== shop.slug) throw noSuchCart();
  const { tokenHash, shopSlug: _, ...cart } = row;
  const hasToken = token !== undefined && timingSafeEqual(hashOfToken(token), tokenHash);
  if (!hasToken && (accountId === null || cart.accountId !== accountId)) throw noSuchCart();
  return cart;
}
