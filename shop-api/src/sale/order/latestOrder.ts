import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { Pool, PoolClient } from 'pg';
import type { OrderStatus } from './orderTransitions.ts';

type OrderSummary = {
  id: string;
  reference: string;
  status: PaymentStatus;
  /** Cents. */
  total: number;
  /** Cents that are returned, or were. */
  refunded: number;
  email: string;
  /** Page of the provider; null before it is known, and when there is nothing to pay. */
  redirectUri: string | null;
};

export async function latestOrder(
  db: Pool | PoolClient,
  eventId: string,
  cartId: string,
): Promise<OrderSummary | null> {
  const { rows } = await db.query<Omit<OrderSummary, 'status'> & { status: OrderStatus }>({
    name: 'latest-order',
    text: `select orders.id, reference, orders.status, total_cents as total, orders.buyer ->> 'email' as email,
         payments.redirect_uri as "redirectUri", coalesce(payments.refunded_cents, 0) as refunded
       from orders left join payments on payments.event_id = orders.event_id and payments.order_id = orders.id
       where orders.event_id = $1 and orders.cart_id = $2 order by placed_at desc limit 1`,
    values: [eventId, cartId],
  });
  return rows[0] ? { ...rows[0], status: shownStatus(rows[0].status) } : null;
}

/** Timed-out and refunded orders are shown as failed: nothing was bought. `refunded` says that money was paid and is returned [PAY-04]. */
function shownStatus(status: OrderStatus): PaymentStatus {
  return status === 'timed_out' || status === 'refunded' ? 'failed' : status;
}
