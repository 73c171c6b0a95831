import type { OwnOrder } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { shownStatus } from '../../sale/order/latestOrder.ts';
import type { OrderStatus } from '../../sale/order/orderTransitions.ts';

type Row = Omit<OwnOrder, 'status' | 'placedAt'> & { status: OrderStatus; placedAt: Date };

/** The account's orders at an event that were paid or wait for their payment, the newest first. */
export async function listOwnOrders(pool: Pool, eventId: string, accountId: string): Promise<OwnOrder[]> {
  const { rows } = await pool.query<Row>(
    `select reference, external_reference as token, status, placed_at as "placedAt", total_cents as total from orders
     where event_id = $1 and account_id = $2 and erased_at is null and status in ('pending', 'completed', 'refunded')
     order by placed_at desc limit 100`,
    [eventId, accountId],
  );
  return rows.map((row) => ({ ...row, status: shownStatus(row.status), placedAt: row.placedAt.toISOString() }));
}
