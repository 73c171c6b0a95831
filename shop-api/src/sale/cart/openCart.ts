import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { hashOfToken, newSecretToken } from '../../platform/secret/newSecretToken.ts';
import { type QueuePass, queuePassUsed } from './queuePass.ts';

type OpenedCart = { cartId: string; token: string };

type OpenCartOptions = {
  policyId: string | undefined;
  upgradableOrderId: string | undefined;
  accountId: string | null;
  /** The pass of the waiting room that this cart uses up; null without a queue. */
  pass: QueuePass | null;
};

/**
 * Opens an empty cart for the shop's hold time. Only this answer contains its token; the database stores a hash. Fails with
 * 403 where the waiting room's pass has opened a cart already [CNT-09].
 */
export async function openCart(
  pool: Pool,
  shop: Shop,
  options: OpenCartOptions,
): Promise<Result<OpenedCart, ApiFailure>> {
  const token = newSecretToken();
  const { rows } = await pool.query<{ id: string }>({
    // A name lets each connection plan it once: thousands of carts are opened.
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
      options.policyId,
      options.upgradableOrderId,
      options.accountId,
      shop.config.holdSeconds,
      options.pass?.idHash ?? null,
      options.pass?.expiresAt ?? null,
    ],
  });
  return rows[0] ? success({ cartId: rows[0].id, token }) : queuePassUsed(shop);
}

/** Starts the hold of a cart with its first product. Later products do not renew it. */
export async function beginHold(pool: Pool, shop: Shop, cartId: string): Promise<void> {
  await pool.query(
    `update carts set hold_until = hold.until, expires_at = hold.until, hold_extensions = 0
     from (select now() + $3 * interval '1 second' as until) hold
     where event_id = $1 and id = $2 and status = 'shopping' and expires_at > clock_timestamp()`,
    [shop.eventId, cartId, shop.config.holdSeconds],
  );
}
