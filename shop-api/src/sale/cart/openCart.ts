import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { hashOfToken, newCartToken } from './cartToken.ts';
import { type QueuePass, queuePassUsed } from './queuePass.ts';

type Opening = {
  policyId: string | undefined;
  upgradableOrderId: string | undefined;
  accountId: string | null;
  /** The turn in the waiting room that it takes; null where there is none. */
  pass: QueuePass | null;
};

/**
 * Opens an empty cart for as long as the shop holds things. Its token is answered here and kept nowhere. Throws 403 where
 * the waiting room's pass has opened a cart already [CNT-09].
 */
export async function openCart(pool: Pool, shop: Shop, opening: Opening): Promise<{ cartId: string; token: string }> {
  const token = newCartToken();
  const { rows } = await pool.query<{ id: string }>({
    // Planned once for each connection: carts are opened by the thousand.
    name: 'open-cart',
    text: `with pass as (
       insert into queue_tokens (event_id, id_hash, expires_at)
       select $1, $8::bytea, to_timestamp($9::float8) where $8::bytea is not null
       on conflict do nothing returning 1
     )
     insert into carts (event_id, shop_slug, token_hash, policy_id, upgradable_order_id, account_id, hold_until, expires_at)
     select $1, $2, $3, $4, $5, $6, hold.until, hold.until from (select now() + $7 * interval '1 second' as until) hold
     where $8::bytea is null or exists (select from pass)
     returning id`,
    values: [
      shop.eventId,
      shop.slug,
      hashOfToken(token),
      opening.policyId,
      opening.upgradableOrderId,
      opening.accountId,
      shop.config.holdSeconds,
      opening.pass?.idHash ?? null,
      opening.pass?.expiresAt ?? null,
    ],
  });
  if (!rows[0]) throw queuePassUsed(shop);
  return { cartId: rows[0].id, token };
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
