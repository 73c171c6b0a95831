import type { PoolClient } from 'pg';
import { statusesBefore } from '../../platform/database/transitions.ts';
import type { LockedPayment } from './payable.ts';
import type { DisputeStatus, PaymentWebhook } from './paymentProvider.ts';
import { paymentTransitions } from './paymentTransitions.ts';
import { soldIn } from './receivedAmount.ts';
import { type FailedRefund, repeatRefund } from './repeatRefund.ts';
import { openReviewCase } from './review/openReviewCase.ts';
import { pollAfterSeconds } from './storePayment.ts';
import { takeBackIfLost } from './takeBackIfLost.ts';

/**
 * A label of a metric. `nothing`: the payment was settled before, or the shopper has not paid yet; `review`: a person
 * decides.
 */
export type Settlement = 'confirmed' | 'refund_due' | 'ended' | 'waiting' | 'review' | 'nothing';

/**
 * Applies a provider's status of a payment, from a webhook or a poll. A repeated or late status changes nothing more
 * [API-10]. What was paid for is given if that is still possible, otherwise the money is returned. Call it in a
 * transaction.
 */
export async function settlePayment(
  client: PoolClient,
  payment: LockedPayment,
  reported: Exclude<PaymentWebhook['status'], DisputeStatus>,
  failed: FailedRefund = {},
): Promise<Settlement> {
  const status = reported === 'refused' ? payment.payable.refused : reported;
  if (status === 'completed') return settlePaid(client, payment);
  if (status === 'pending') return markPending(client, payment);
  if (status === 'open' || status === 'unknown') return 'nothing';
  if (status === 'refund_failed') return retryRefund(client, payment, failed);
  const changed = await client.query(
    `update payments set status = $3, next_ask_at = null
     where event_id = $1 and id = $2 and status = any ($4)`,
    [payment.eventId, payment.paymentId, status, statusesBefore(paymentTransitions, status, 'settlePayment')],
  );
  if (changed.rowCount === 0) return 'nothing';
  await payment.payable.end(client, payment, status);
  return 'ended';
}

/** Gives what was paid for, or makes the refund due if that is no longer possible. */
export async function settlePaid(client: PoolClient, payment: LockedPayment): Promise<Settlement> {
  const { eventId, paymentId, payable } = payment;
  const outcome = await payable.confirm(client, payment);
  // The payment was completed before, and may have a partial refund that is due.
  if (outcome === 'confirmed_already') return 'nothing';
  if (outcome === 'confirmed') {
    await client.query("update payments set status = 'completed', next_ask_at = null where event_id = $1 and id = $2", [
      eventId,
      paymentId,
    ]);
    return 'confirmed';
  }
  const due = await client.query(
    `update payments set status = 'refund_due', next_ask_at = statement_timestamp()
     where event_id = $1 and id = $2 and status = any ($3)`,
    [eventId, paymentId, statusesBefore(paymentTransitions, 'refund_due', 'settlePaid')],
  );
  if (due.rowCount === 0) return 'nothing';
  await payable.end(client, payment, 'refunded');
  await client.query('select refund_late_payment($1, $2)', [eventId, paymentId]);
  return 'refund_due';
}

/**
 * Called when the provider reports a failed refund: the refund is due again, unless a lost dispute has taken the
 * payment back in the meantime. A person looks for a refund that the shop does not know.
 */
async function retryRefund(client: PoolClient, payment: LockedPayment, failed: FailedRefund): Promise<Settlement> {
  const { eventId, paymentId } = payment;
  const repeated = await repeatRefund(client, { eventId, paymentId }, failed);
  if (repeated === 'unknown') {
    const report = { reason: 'refund_failed', subject: failed.refundReference ?? '', stage: 'received' } as const;
    const { amount: received = 0, currency = soldIn } = failed;
    return (await openReviewCase(client, payment, { ...report, received, currency })) ? 'review' : 'nothing';
  }
  const due = await client.query(
    `update payments set status = 'refund_due', next_ask_at = statement_timestamp() + interval '10 minutes'
     where event_id = $1 and id = $2 and status = any ($3)`,
    [eventId, paymentId, statusesBefore(paymentTransitions, 'refund_due', 'retryRefund')],
  );
  if (due.rowCount === 0 && repeated === 'stopped') return 'nothing';
  return (await takeBackIfLost(client, payment)) ? 'ended' : 'refund_due';
}

/**
 * The shopper has paid but the bank has not confirmed yet: the order waits for up to 2 hours [PAY-04]. The provider is
 * asked regularly, also about a charge.
 */
async function markPending(client: PoolClient, payment: LockedPayment): Promise<Settlement> {
  const { eventId, paymentId, payable } = payment;
  const changed = await client.query(
    `update payments set status = 'pending', next_ask_at = coalesce(next_ask_at, moment.later)
     from (select statement_timestamp() + $4 * interval '1 second' as later) moment
     where event_id = $1 and id = $2 and status = any ($3)`,
    [eventId, paymentId, statusesBefore(paymentTransitions, 'pending', 'markPending'), pollAfterSeconds.again],
  );
  if (changed.rowCount === 0) return 'nothing';
  await payable.wait(client, payment);
  return 'waiting';
}
