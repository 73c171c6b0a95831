import type { PoolClient } from 'pg';
import type { PaymentKey } from './lockOrder.ts';

/**
 * Takes back the order of a payment if one of the payment's disputes is lost, even if it was lost before the payment
 * was reported. Returns whether the order was taken back. An order without a payment is unchanged. The caller has
 * locked the order.
 */
export async function takeBackIfLost(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<boolean> {
  const { rows } = await client.query<{ order_id: string }>(
    `select order_id from review_cases
     where event_id = $1 and payment_id = $2 and reason = 'dispute' and stage = 'lost' limit 1`,
    [eventId, paymentId],
  );
  if (!rows[0]) return false;
  const taken = await client.query<{ done: boolean }>('select charge_back_order($1, $2) as done', [
    eventId,
    rows[0].order_id,
  ]);
  return taken.rows[0]?.done === true;
}
