import type { PoolClient } from 'pg';
import { type LimitUsage, setLimitUsages } from '../limits/setLimitUsages.ts';

/** Seconds that a code stays with a checkout that was abandoned [VCH-02]. */
const keepSeconds = 1800;

export const voucherLimitUsage = (limitId: string): LimitUsage => ({ limitId, total: null, keepSeconds });

/** Gives a cart, whose lock the caller holds, a use of this voucher and of no other. False when none is left. */
export async function setVoucherUsage(
  client: PoolClient,
  cart: { eventId: string; cartId: string },
  limitId: string,
): Promise<boolean> {
  // What an order that was not paid has claimed stays until the next one is placed or the cart ends.
  const { rows } = await client.query<{ id: string }>(
    `select limit_id as id from limit_usages where event_id = $1 and cart_id = $2 and limit_id not like 'voucher:%'`,
    [cart.eventId, cart.cartId],
  );
  const others = rows.map(({ id }) => ({ limitId: id, total: null, keepSeconds: 0 }));
  return (await setLimitUsages(client, cart, [...others, voucherLimitUsage(limitId)])) === null;
}
