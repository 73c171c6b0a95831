import type { Result } from '@festival/shared-contracts/errors/result';
import type { PoolClient } from 'pg';
import type { Limit } from '../limits/limit.ts';
import { setLimitUsages } from '../limits/setLimitUsages.ts';
import { voucherRefusals } from './voucherRefusals.ts';

/** The seconds for which an abandoned checkout still uses its voucher [VCH-02]. */
const keepSeconds = 1800;

export const voucherLimit = (limitId: string): Limit => ({
  limitId,
  total: null,
  keepSeconds,
  refusal: voucherRefusals.used,
});

/**
 * Makes a (locked) cart use this voucher and no other; null means no voucher. Fails with the limit's id if the voucher
 * is used up.
 */
export async function setVoucherUsage(
  client: PoolClient,
  cart: { eventId: string; cartId: string },
  limitId: string | null,
): Promise<Result<void, string>> {
  // The limits of an unpaid order are in use until the next order is placed or the cart ends.
  const { rows } = await client.query<{ id: string }>(
    `select limit_id as id from limit_usages where event_id = $1 and cart_id = $2 and limit_id not like 'voucher:%'`,
    [cart.eventId, cart.cartId],
  );
  const others = rows.map(({ id }) => ({ limitId: id, total: null, keepSeconds: 0 }));
  const own = limitId === null ? [] : [voucherLimit(limitId)];
  return setLimitUsages(client, cart, [...others, ...own]);
}
