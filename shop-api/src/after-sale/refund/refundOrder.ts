import type { Pool } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import { eventIds } from '../../platform/database/eventIds.ts';

/**
 * Refunds the paid order with this reference (nine digits): payment, stock, tickets and membership, all or nothing. `eventId`
 * limits it to one event. A background job calls the provider. Answers the ids of the events that had such an order; an order that
 * was refunded before does not count.
 */
export async function refundOrder(
  pool: Pool,
  { reference, eventId }: { reference: string; eventId?: string | undefined },
): Promise<string[]> {
  const refunded: string[] = [];
  for (const event_id of await eventIds(pool)) {
    if (eventId !== undefined && event_id !== eventId) continue;
    const { rows } = await actAs(pool, 'operator', (client) =>
      client.query<{ done: boolean }>(
        'select refund_order($1, id) as done from orders where event_id = $1 and reference = $2',
        [event_id, reference],
      ),
    );
    if (rows[0]?.done) refunded.push(event_id);
  }
  return refunded;
}
