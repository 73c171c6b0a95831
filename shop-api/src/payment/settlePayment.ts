import { paymentLimits } from '@festival/shared-contracts/order/order';
import type { PoolClient } from 'pg';
import type { ProviderStatus } from './paymentProvider.ts';

export type PaymentKey = { eventId: string; paymentId: string };

/** What became of the order. `nothing`: already settled, or the shopper has not paid yet. */
export type Settlement = 'confirmed' | 'refund_due' | 'ended' | 'waiting' | 'nothing';

/**
 * Carries out what a provider says of a payment, by notice or when asked; the same word twice or late changes nothing more
 * [API-10]. Paid is confirmed while there is stock, else refunded. Call it in a transaction.
 */
export async function settlePayment(client: PoolClient, key: PaymentKey, status: ProviderStatus): Promise<Settlement> {
  const orderId = await orderOf(client, key);
  if (status === 'completed') return settlePaid(client, key, orderId);
  if (status === 'pending') return keepWaiting(client, key, orderId);
  if (status === 'open' || status === 'unknown') return 'nothing';
  const changed = await client.query(
    `update payments set status = $3, next_ask_at = null
     where event_id = $1 and id = $2 and status in ('open', 'pending')`,
    [key.eventId, key.paymentId, status],
  );
  if (changed.rowCount === 0) return 'nothing';
  await client.query('select end_order($1, $2, $3)', [key.eventId, orderId, status]);
  return 'ended';
}

async function settlePaid(
  client: PoolClient,
  { eventId, paymentId }: PaymentKey,
  orderId: string,
): Promise<Settlement> {
  const { rows } = await client.query<{ outcome: string }>('select confirm_order($1, $2) as outcome', [
    eventId,
    orderId,
  ]);
  const outcome = rows[0]?.outcome;
  if (outcome === 'confirmed' || outcome === 'confirmed_already') {
    await client.query("update payments set status = 'completed', next_ask_at = null where event_id = $1 and id = $2", [
      eventId,
      paymentId,
    ]);
    return outcome === 'confirmed' ? 'confirmed' : 'nothing';
  }
  await client.query("select end_order($1, $2, 'refunded')", [eventId, orderId]);
  const due = await client.query(
    `update payments set status = 'refund_due', next_ask_at = clock_timestamp()
     where event_id = $1 and id = $2 and status not in ('refund_due', 'refunded')`,
    [eventId, paymentId],
  );
  return due.rowCount === 0 ? 'nothing' : 'refund_due';
}

/** The shopper has done their part and the bank takes its time: up to 2 hours, and the order waits as long [PAY-04]. */
async function keepWaiting(
  client: PoolClient,
  { eventId, paymentId }: PaymentKey,
  orderId: string,
): Promise<Settlement> {
  await client.query(
    `select 1 from carts where event_id = $1 and id = (select cart_id from orders where event_id = $1 and id = $2) for update`,
    [eventId, orderId],
  );
  const changed = await client.query(
    "update payments set status = 'pending' where event_id = $1 and id = $2 and status = 'open'",
    [eventId, paymentId],
  );
  if (changed.rowCount === 0) return 'nothing';
  const waits = await client.query<{ cart_id: string }>(
    `update orders set times_out_at = placed_at + $3 * interval '1 second'
     where event_id = $1 and id = $2 and status = 'pending' returning cart_id`,
    [eventId, orderId, paymentLimits.confirmation],
  );
  await client.query(
    `update carts set expires_at = greatest(expires_at, (select times_out_at from orders where event_id = $1 and id = $3))
     where event_id = $1 and id = $2 and status = 'in_payment'`,
    [eventId, waits.rows[0]?.cart_id, orderId],
  );
  return 'waiting';
}

async function orderOf(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<string> {
  const { rows } = await client.query<{ order_id: string }>(
    'select order_id from payments where event_id = $1 and id = $2',
    [eventId, paymentId],
  );
  if (!rows[0]) throw new Error(`Payment ${paymentId} is not known`);
  return rows[0].order_id;
}
