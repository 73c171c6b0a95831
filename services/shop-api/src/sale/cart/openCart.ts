import type { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { hashOfToken, newSecretToken } from '@festival/service-kit/secret/newSecretToken';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { hashOfClient } from '../stock/unpaidShare.ts';
import { type QueuePass, queuePassUsed } from './queuePass.ts';

type OpenedCart = { cartId: string; token: string };

type OpenCartOptions = {
  policyId: string | undefined;
  upgradableOrderId: string | undefined;
  accountId: string | null;
  /** The pass of the waiting room that this cart uses up; null without a queue. */
  pass: QueuePass | null;
  /** The client towards which its unpaid stock counts; null for our own servers. */
  client: string | null;
};

/**
 * Opens an empty cart for the shop's hold time. Only this response contains its token; the database stores a hash.
 * Throws 403 if the waiting room's pass has already opened a cart [CNT-09].
 */
export async function openCart(
  pool: Pool,
  shop: Shop,
  options: OpenCartOptions,
): Promise<Result<OpenedCart, ApiFailure>> {
  const token = newSecretToken();
  const { rows } = await pool.query<{ id: string | null }>({
    // The statement has a name so that it is planned only once per connection, since thousands of carts are opened.
    name: 'open-cart',
    text: 'select open_cart($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as id',
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
      options.client === null ? null : hashOfClient(options.client),
    ],
  });
  const cartId = rows[0]?.id ?? null;
  return cartId === null ? queuePassUsed(shop) : success({ cartId, token });
}

/** Starts the hold of a cart with its first product. Later products do not extend it. */
export async function beginHold(pool: Pool, shop: Shop, cartId: string): Promise<void> {
  await pool.query(
    `update carts set hold_until = hold.until, expires_at = hold.until, hold_extensions = 0
     from (select now() + $3 * interval '1 second' as until) hold
     where event_id = $1 and id = $2 and status = 'shopping' and expires_at > statement_timestamp()`,
    [shop.eventId, cartId, shop.config.holdSeconds],
  );
}
