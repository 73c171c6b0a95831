import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { Pool, PoolClient } from 'pg';
import { cartExpired, noSuchCart } from '../http/ApiFailure.ts';
import type { Shop } from '../shop/shop.ts';
import { hashOfToken } from './cartToken.ts';

/** A cart as the database has it. */
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
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Which cart is asked for, and what is shown to prove that it is one's own. */
export type CartClaim = { shop: Shop; cartId: string; token: string | undefined; accountId?: string | null };

/**
 * The cart of this shop with this id, if the token is its own or it is the account's; else 404, whatever is the matter [API-07].
 * Who fills a cart signed in makes it their account's, once. With `lock` the cart stays as it is until the transaction ends.
 */
export async function ownCart(
  db: Pool | PoolClient,
  { shop, cartId, token, accountId = null }: CartClaim,
  { lock = false } = {},
): Promise<StoredCart> {
  if (!uuid.test(cartId) || (token === undefined && accountId === null)) throw noSuchCart();
  const { rows } = await db.query<StoredCart>({
    name: lock ? 'own-cart-locked' : 'own-cart',
    text: `select id, policy_id as "policyId", account_id as "accountId", buyer,
         upgradable_order_id as "upgradableOrderId", voucher_code as "voucherCode",
         shipping_country as "shippingCountry", shipping_handle as "shippingHandle",
         case when status in ('shopping', 'in_payment') and expires_at <= clock_timestamp() then 'expired' else status end as status,
         extract(epoch from expires_at - clock_timestamp())::float8 as "secondsLeft"
       from carts where event_id = $1 and id = $2 and shop_slug = $3 and (token_hash = $4 or account_id = $5)
       ${lock ? 'for update' : ''}`,
    values: [shop.eventId, cartId, shop.slug, token === undefined ? null : hashOfToken(token), accountId],
  });
  const [cart] = rows;
  if (!cart) throw noSuchCart();
  if (accountId === null || cart.accountId !== null || cart.status !== 'shopping') return cart;
  await db.query(
    "update carts set account_id = $3 where event_id = $1 and id = $2 and account_id is null and status = 'shopping'",
    [shop.eventId, cartId, accountId],
  );
  return { ...cart, accountId };
}

/** The same, where its time must not be over: else 410. */
export async function livingCart(db: Pool | PoolClient, claim: CartClaim, options = {}): Promise<StoredCart> {
  const cart = await ownCart(db, claim, options);
  if (cart.status === 'expired') throw cartExpired();
  return cart;
}

/** What a cart holds: product id to quantity. */
export async function heldQuantities(
  db: Pool | PoolClient,
  eventId: string,
  cartId: string,
): Promise<Record<string, number>> {
  const { rows } = await db.query<{ product_id: string; qty: number }>({
    name: 'cart-lines',
    text: 'select product_id, qty from cart_lines where event_id = $1 and cart_id = $2',
    values: [eventId, cartId],
  });
  return Object.fromEntries(rows.map((row) => [row.product_id, row.qty]));
}
