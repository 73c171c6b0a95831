import type { PoolClient } from 'pg';
import { statusesBefore } from '../../platform/database/transitions.ts';
import { confirmOrder, type FulfilOrder } from '../order/confirmOrder.ts';
import { awaitConfirmation } from './awaitConfirmation.ts';
import type { LockedPayment, PaymentKey } from './lockOrder.ts';
import type { DisputeStatus, PaymentWebhook } from './paymentProvider.ts';
import { paymentTransitions } from './paymentTransitions.ts';
import { type FailedRefund, repeatRefund } from './repeatRefund.ts';
import { takeBackIfLost } from './takeBackIfLost.ts';

/**
 * A label of a metric. `nothing`: the order was settled before, or the shopper has not paid yet; `review`: a person
 * decides.
 */
export type Settlement = 'confirmed' | 'refund_due' | 'ended' | 'waiting' | 'review' | 'nothing';

/**
 * Applies a provider's status of a payment, from a webhook or a poll. A repeated or late status changes nothing more
 * [API-10]. A paid order is confirmed if the stock is available, otherwise refunded. Call it in a transaction.
 */
export async function settlePayment(
  client: PoolClient,
  payment: LockedPayment,
  status: Exclude<PaymentWebhook['status'], DisputeStatus>,
  fulfil: FulfilOrder,
  failed: FailedRefund = {},
): Promise<Settlement> {
  if (status === 'completed') return settlePaid(client, payment, fulfil);
  if (status === 'pending') return markPending(client, payment);
  if (status === 'open' || status === 'unknown') return 'nothing';
  if (status === 'refund_failed') return retryRefund(client, payment, failed);
  const changed = await client.query(
    `update payments set status = $3, next_ask_at = null
     where event_id = $1 and id = $2 and status = any ($4)`,
    [payment.eventId, payment.paymentId, status, statusesBefore(paymentTransitions, status, 'settlePayment')],
  );
  if (changed.rowCount === 0) return 'nothing';
  await client.query('select end_order($1, $2, $3)', [payment.eventId, payment.orderId, status]);
  return 'ended';
}

/** Confirms the order of a paid payment, or makes the refund due if that is no longer possible. */
export async function settlePaid(
  client: PoolClient,
  { eventId, paymentId, orderId }: LockedPayment,
  fulfil: FulfilOrder,
): Promise<Settlement> {
  const outcome = await confirmOrder(client, eventId, orderId, fulfil);
  // The payment was completed together with the order, and may have a partial refund that is due.
  if (outcome === 'confirmed_already') return 'nothing';
  if (outcome === 'confirmed') {
    await client.query("update payments set status = 'completed', next_ask_at = null where event_id = $1 and id = $2", [
      eventId,
      paymentId,
    ]);
    return 'confirmed';
  }
  await client.query("select end_order($1, $2, 'refunded')", [eventId, orderId]);
  const due = await client.query(
    `update payments set status = 'refund_due', next_ask_at = statement_timestamp()
     where event_id = $1 and id = $2 and status = any ($3)`,
    [eventId, paymentId, statusesBefore(paymentTransitions, 'refund_due', 'settlePaid')],
  );
  if (due.rowCount === 0) return 'nothing';
  await client.query('select refund_late_payment($1, $2)', [eventId, paymentId]);
  return 'refund_due';
}

/**
 * Called when the provider reports a failed refund: the refund is due again, unless a lost dispute has taken the
 * payment back in the meantime.
 */
async function retryRefund(
  client: PoolClient,
  { eventId, paymentId }: PaymentKey,
  failed: FailedRefund,
): Promise<Settlement> {
  const isKnown = await repeatRefund(client, { eventId, paymentId }, failed);
  const due = await client.query(
    `update payments set status = 'refund_due', next_ask_at = statement_timestamp() + interval '10 minutes'
     where event_id = $1 and id = $2 and status = any ($3)`,
    [eventId, paymentId, statusesBefore(paymentTransitions, 'refund_due', 'retryRefund')],
  );
  if (due.rowCount === 0 && !isKnown) return 'nothing';
  return (await takeBackIfLost(client, { eventId, paymentId })) ? 'ended' : 'refund_due';
}

/** The shopper has paid but the bank has not confirmed yet: the order waits for up to 2 hours [PAY-04]. */
async function markPending(client: PoolClient, { eventId, paymentId, orderId }: LockedPayment): Promise<Settlement> {
  const changed = await client.query(
    "update payments set status = 'pending' where event_id = $1 and id = $2 and status = any ($3)",
    [eventId, paymentId, statusesBefore(paymentTransitions, 'pending', 'markPending')],
  );
  if (changed.rowCount === 0) return 'nothing';
  await awaitConfirmation(client, eventId, orderId);
  return 'waiting';
}
