import { timingSafeEqual } from 'node:crypto';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { isUuid } from '@festival/shared-contracts/text/isUuid';
import type { Pool, PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { cartExpired, noSuchCart } from '../../platform/http/ApiFailure.ts';
import type { ShopApiParts } from '../../shopApiParts.ts';
import type { CartProof } from '../stock/reservation.ts';
import { type CartRow, cartColumns } from './cartReader.ts';
import { hashOfToken } from './cartToken.ts';

/** A cart as the database has it, with what it holds. */
export type StoredCart = {
  id: string;
  status: 'shopping' | 'in_payment' | 'confirmed' | 'expired';
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
  /** Product id to how many. */
  quantities: Quantities;
};

/** Which cart is asked for, and what is shown to prove that it is one's own. */
export type CartClaim = { shop: Shop; cartId: string; token: string | undefined; accountId?: string | null };

/**
 * The cart of this shop with this id, if the token is its own or it is the account's; else 404, whatever is the matter [API-07].
 */
export async function ownCart(
  { pool, carts }: Pick<ShopApiParts, 'pool' | 'carts'>,
  claim: CartClaim,
): Promise<StoredCart> {
  return adopted(
    pool,
    claim,
    proven(claim, isAskable(claim) ? await carts.read(claim.shop.eventId, claim.cartId) : null),
  );
}

/** The same, where its time must not be over: else 410. */
export async function livingCart(parts: Pick<ShopApiParts, 'pool' | 'carts'>, claim: CartClaim): Promise<StoredCart> {
  const cart = await ownCart(parts, claim);
  if (cart.status === 'expired') throw cartExpired();
  return cart;
}

/** What a claim shows for its cart to be changed without being read; null where there is no token, or no such cart could be. */
export function proofOf(claim: CartClaim): CartProof | null {
  if (!isAskable(claim) || claim.token === undefined) return null;
  return { shopSlug: claim.shop.slug, tokenHash: hashOfToken(claim.token) };
}

/** One's own cart, which stays as it is, with what it holds, until the transaction ends. */
export async function lockedCart(client: PoolClient, claim: CartClaim): Promise<StoredCart> {
  if (!isAskable(claim)) throw noSuchCart();
  const values = [claim.shop.eventId, claim.cartId];
  const locking = 'select 1 from carts where event_id = $1 and id = $2 for update';
  await client.query({ name: 'lock-cart', text: locking, values });
  // Not in the same statement, which would show the cart as it was before a wait for the lock.
  const reading = `select ${cartColumns} from cart_states where event_id = $1 and id = $2`;
  const { rows } = await client.query<CartRow>({ name: 'locked-cart', text: reading, values });
  return adopted(client, claim, proven(claim, rows[0] ?? null));
}

/** What a cart holds: product id to quantity. */
export async function heldQuantities(db: Pool | PoolClient, eventId: string, cartId: string): Promise<Quantities> {
  const { rows } = await db.query<{ product_id: string; qty: number }>({
    name: 'cart-lines',
    text: 'select product_id, qty from cart_lines where event_id = $1 and cart_id = $2',
    values: [eventId, cartId],
  });
  return Object.fromEntries(rows.map((row) => [row.product_id, row.qty]));
}

function isAskable({ cartId, token, accountId = null }: CartClaim): boolean {
  return isUuid(cartId) && (token !== undefined || accountId !== null);
}

/** The cart, if the claim proves that it is one's own. */
function proven({ shop, token, accountId = null }: CartClaim, row: CartRow | null): StoredCart {
  if (!row || row.shopSlug !== shop.slug) throw noSuchCart();
  const { tokenHash, shopSlug: _, ...cart } = row;
  const hasToken = token !== undefined && timingSafeEqual(hashOfToken(token), tokenHash);
  if (!hasToken && (accountId === null || cart.accountId !== accountId)) throw noSuchCart();
  return cart;
}

/** Who fills a cart signed in makes it their account's, once. */
export async function adopted(
  db: Pool | PoolClient,
  { shop, accountId = null }: CartClaim,
  cart: StoredCart,
): Promise<StoredCart> {
  if (accountId === null || cart.accountId !== null || cart.status !== 'shopping') return cart;
  await db.query(
    "update carts set account_id = $3 where event_id = $1 and id = $2 and account_id is null and status = 'shopping'",
    [shop.eventId, cart.id, accountId],
  );
  return { ...cart, accountId };
}
