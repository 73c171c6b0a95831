import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';

export type OrderEvent = {
  /** ISO 8601. */
  at: string;
  /** `shopper`, `provider …`, `job …`, `operator …`, or `shop` for automatic consequences. */
  actor: string;
  what: string;
  details: Record<string, unknown>;
};

/**
 * Returns the audit logs of the orders with this reference (nine digits): one log for each event that has such an
 * order, with its oldest line first.
 */
export async function orderHistory(
  pool: Pool,
  { reference, eventId }: { reference: string; eventId?: string | undefined },
): Promise<Array<{ eventId: string; events: OrderEvent[] }>> {
  const found: Array<{ eventId: string; events: OrderEvent[] }> = [];
  for (const event_id of await eventIds(pool)) {
    if (eventId !== undefined && event_id !== eventId) continue;
    const { rows } = await pool.query<Omit<OrderEvent, 'at'> & { at: Date }>(
      `select at, actor, what, details from order_events join orders on orders.event_id = $1 and orders.id = order_id
       where order_events.event_id = $1 and reference = $2 order by number`,
      [event_id, reference],
    );
    if (rows.length > 0)
      found.push({ eventId: event_id, events: rows.map((row) => ({ ...row, at: row.at.toISOString() })) });
  }
  return found;
}
