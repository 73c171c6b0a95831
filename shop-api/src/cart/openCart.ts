import type { Pool } from 'pg';
import type { Shop } from '../shop/shop.ts';
import { hashOfToken, newCartToken } from './cartToken.ts';

type Opening = { policyId: string | undefined; upgradableOrderId: string | undefined; accountId: string | null };

/** Opens an empty cart for as long as the shop holds things. Its token is answered here and kept nowhere. */
export async function openCart(pool: Pool, shop: Shop, opening: Opening): Promise<{ cartId: string; token: string }> {
  const token = newCartToken();
  const { rows } = await pool.query<{ id: string }>(
    `insert into carts (event_id, shop_slug, token_hash, policy_id, upgradable_order_id, account_id, hold_until, expires_at)
     select $1, $2, $3, $4, $5, $6, hold.until, hold.until from (select now() + $7 * interval '1 second' as until) hold
     returning id`,
    [
      shop.eventId,
      shop.slug,
      hashOfToken(token),
      opening.policyId,
      opening.upgradableOrderId,
      opening.accountId,
      shop.config.holdSeconds,
    ],
  );
  return { cartId: rows[0]?.id ?? '', token };
}

/** The hold of a cart begins with the first thing in it, and is not renewed by what comes after. */
export async function beginHold(pool: Pool, shop: Shop, cartId: string): Promise<void> {
  await pool.query(
    `update carts set hold_until = hold.until, expires_at = hold.until
     from (select now() + $3 * interval '1 second' as until) hold
     where event_id = $1 and id = $2 and status = 'shopping' and expires_at > clock_timestamp()`,
    [shop.eventId, cartId, shop.config.holdSeconds],
  );
}
