import type { PoolClient } from 'pg';

export type PaymentKey = { eventId: string; paymentId: string };

/**
 * Locks the cart of a payment's order and returns the order's id. Every function that settles an order takes this lock
 * first.
 */
export async function lockOrder(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<string> {
  const { rows } = await client.query<{ order_id: string }>(
    `select orders.id as order_id from payments
     join orders on orders.event_id = $1 and orders.id = payments.order_id
     join carts on carts.event_id = $1 and carts.id = orders.cart_id
     where payments.event_id = $1 and payments.id = $2 for update of carts`,
    [eventId, paymentId],
  );
  if (!rows[0]) throw new Error(`There is no payment ${paymentId}`);
  return rows[0].order_id;
}
