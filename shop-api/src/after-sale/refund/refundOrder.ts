import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';

/**
 * Takes the paid order of this reference (nine digits) back, of this event only should several have the number: money,
 * stock, tickets, membership, all or nothing. The provider is asked for the money by a chore. Answers the events in which
 * there was such an order; one that was refunded already is none.
 */
export async function refundOrder(
  pool: Pool,
  { reference, eventId }: { reference: string; eventId?: string | undefined },
): Promise<string[]> {
  const refunded: string[] = [];
  for (const event_id of await eventIds(pool)) {
    if (eventId !== undefined && event_id !== eventId) continue;
    const { rows } = await pool.query<{ done: boolean }>(
      'select refund_order($1, id) as done from orders where event_id = $1 and reference = $2',
      [event_id, reference],
    );
    if (rows[0]?.done) refunded.push(event_id);
  }
  return refunded;
}
