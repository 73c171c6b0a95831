import { hashOfToken } from '@festival/service-kit/secret/newSecretToken';
import { isUuid } from '@festival/shared-contracts/text/isUuid';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { HashedCredentials } from '../stock/reservation.ts';

/** The cart of a call, and the token and account that prove the caller's access. */
export type CartCredentials = {
  shop: Shop;
  cartId: string;
  token: string | undefined;
  accountId?: string | null;
  /** The client towards which reserved stock counts. Null or undefined for our own servers. */
  client?: string | null;
};

/** Credentials to change a cart without reading it first; null without a token or with a malformed cart id. */
export function hashedCredentials(credentials: CartCredentials): HashedCredentials | null {
  if (!areWellFormed(credentials) || credentials.token === undefined) return null;
  return { shopSlug: credentials.shop.slug, tokenHash: hashOfToken(credentials.token) };
}

/** Whether the credentials can match a cart: the cart id is a UUID, and there is a token or an account. */
export function areWellFormed({ cartId, token, accountId = null }: CartCredentials): boolean {
  return isUuid(cartId) && (token !== undefined || accountId !== null);
}
