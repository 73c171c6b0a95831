import type { PoolClient } from 'pg';

export type PaymentKey = { eventId: string; paymentId: string };
/** A payment whose order is locked until the transaction ends. */
export type LockedPayment = PaymentKey & { orderId: string };

/**
 * Locks the cart of a payment's order. Every function that settles an order takes this lock first, so that two concurrent
 * webhooks can't deadlock.
 */
export async function lockOrder(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<LockedPayment> {
  const { rows } = await client.query<{ order_id: string }>(
    `select orders.id as order_id from payments
     join orders on orders.event_id = $1 and orders.id = payments.order_id
     join carts on carts.event_id = $1 and carts.id = orders.cart_id
     where payments.event_id = $1 and payments.id = $2 for update of carts`,
    [eventId, paymentId],
  );
  if (!rows[0]) throw new Error(`There is no payment ${paymentId}`);
  return { eventId, paymentId, orderId: rows[0].order_id };
}
