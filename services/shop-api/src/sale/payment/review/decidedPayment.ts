import type { PoolClient } from 'pg';
import { statusesBefore } from '../../../platform/database/transitions.ts';
import type { LockedPayment } from '../payable.ts';
import { paymentTransitions } from '../paymentTransitions.ts';

type DecidedPayment = LockedPayment & { reason: string };

/**
 * Makes the refund of the received amount due, and ends what it paid for. Returns false if an operator may not refund the
 * payment. A payment in review may be refunded unless it was lost in a dispute; a disputed payment may be refunded only
 * after the bank has returned it.
 */
export async function returnMoney(client: PoolClient, payment: DecidedPayment): Promise<boolean> {
  const { eventId, paymentId, payable, reason } = payment;
  const from = statusesBefore(paymentTransitions, 'refund_due', 'returnMoney');
  const due = await client.query(
    `update payments set status = 'refund_due', next_ask_at = statement_timestamp()
     where event_id = $1 and id = $2 and status = any ($3) and (status <> 'charged_back' or exists (
       select 1 from review_cases where event_id = $1 and payment_id = $2 and reason = $4 and stage = 'won'
     )) and not exists (
       select 1 from review_cases where event_id = $1 and payment_id = $2 and reason = 'dispute' and stage = 'lost'
     )`,
    [eventId, paymentId, from, reason],
  );
  if (due.rowCount === 0) return false;
  await payable.end(client, payment, 'refunded');
  await client.query('select refund_late_payment($1, $2)', [eventId, paymentId]);
  return true;
}

/** Closes a payment in review that was settled elsewhere, and ends what it would have paid for. */
export async function closePayment(client: PoolClient, payment: DecidedPayment): Promise<void> {
  const closed = await client.query(
    `update payments set status = 'canceled' where event_id = $1 and id = $2 and status = any ($3)`,
    [payment.eventId, payment.paymentId, statusesBefore(paymentTransitions, 'canceled', 'closePayment')],
  );
  if (closed.rowCount !== 0) await payment.payable.end(client, payment, 'canceled');
}

/**
 * Takes back what was paid for with a payment whose dispute the shop does not contest. Returns false if the case is not
 * about a dispute, and if the shop no longer has the payment.
 */
export async function chargeBack(client: PoolClient, payment: DecidedPayment): Promise<boolean> {
  return payment.reason === 'dispute' && payment.payable.takeBack(client, payment);
}
