import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import { eventIds } from '../../platform/database/eventIds.ts';
import { type RefundRefusal, refundRefusals } from './refundRefusals.ts';

type RefundRequest = {
  /** The order's reference, nine digits. */
  reference: string;
  /** Refunds only the order of this event. Required if several events have an order with this reference. */
  eventId?: string | undefined;
  /** A repeated call with the same key returns the same refund. Without a key, the call refunds all that is left. */
  key?: string | undefined;
  /** Quantities by product. Without it, everything that is left is refunded. */
  lines?: Readonly<Record<string, number>> | undefined;
  /** Also refunds the paid upgrades of the order; either all of them or none is refunded. */
  withUpgrades?: boolean | undefined;
  /** Allows the refund even if a bank has taken the payment back and the dispute may still be won. */
  despiteDispute?: boolean | undefined;
};

export type Refunded = {
  eventId: string;
  /** `repeated`: the key was used before, and nothing changed. */
  outcome: 'refunded' | 'partly_refunded' | 'repeated';
  /** The cents of this refund, not including refunded upgrades. */
  amount: number;
};

/**
 * Refunds a whole paid order or some of its lines: money, stock, limits, tickets and membership, all or nothing. The
 * buyer gets a mail. A background job calls the provider. On failure it returns a code and a sentence, and nothing has
 * changed.
 */
export async function refundOrder(
  pool: Pool,
  { reference, eventId, key = 'whole', lines, withUpgrades = false, despiteDispute = false }: RefundRequest,
): Promise<Result<Refunded, RefundRefusal>> {
  // The pattern excludes personal data, since a key is kept when the buyer's data is erased.
  if (!/^[\w.:-]{1,60}$/.test(key)) return failure(refundRefusals.key_invalid);
  if (withUpgrades && lines !== undefined) return failure(refundRefusals.upgrades_are_whole);
  const [found, another] = await ordersOf(pool, reference, eventId);
  if (!found) return failure(refundRefusals.not_paid);
  if (another) return failure(refundRefusals.event_needed);
  if (!despiteDispute && (await isDisputed(pool, found, withUpgrades))) return failure(refundRefusals.disputed);
  const { rows } = await actAs(pool, 'operator', (client) =>
    client.query<{ outcome: Refunded['outcome'] | keyof typeof refundRefusals; amount: number }>(
      'select outcome, amount_cents as amount from refund_order($1, $2, $3, $4, $5, $6)',
      [
        found.eventId,
        found.orderId,
        key,
        lines === undefined ? null : Object.keys(lines),
        lines === undefined ? null : Object.values(lines),
        withUpgrades,
      ],
    ),
  );
  const [done] = rows;
  if (!done) throw new Error(`The refund of ${reference} returned no result`);
  const { outcome, amount } = done;
  if (outcome === 'refunded' || outcome === 'partly_refunded' || outcome === 'repeated')
    return success({ eventId: found.eventId, outcome, amount });
  return failure(refundRefusals[outcome]);
}

/**
 * Whether a bank has taken back a payment and the dispute is not won: the payment of the order, or of an upgrade that
 * is refunded with it.
 */
async function isDisputed(
  pool: Pool,
  { eventId, orderId }: { eventId: string; orderId: string },
  withUpgrades: boolean,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from review_cases
     where event_id = $1 and reason = 'dispute' and stage in ('charged_back', 'lost') and (order_id = $2 or $3 and order_id in (
       select id from orders where event_id = $1 and upgrades_order_id = $2
     ))`,
    [eventId, orderId, withUpgrades],
  );
  return rowCount !== 0;
}

/** The orders of all events with this reference. */
async function ordersOf(pool: Pool, reference: string, eventId: string | undefined) {
  const found: Array<{ eventId: string; orderId: string }> = [];
  for (const event_id of await eventIds(pool)) {
    if (eventId !== undefined && event_id !== eventId) continue;
    const { rows } = await pool.query<{ id: string }>('select id from orders where event_id = $1 and reference = $2', [
      event_id,
      reference,
    ]);
    if (rows[0]) found.push({ eventId: event_id, orderId: rows[0].id });
  }
  return found;
}
