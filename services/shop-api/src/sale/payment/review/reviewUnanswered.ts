import type { PoolClient } from 'pg';
import { statusesBefore } from '../../../platform/database/transitions.ts';
import type { LockedPayment } from '../payable.ts';
import { paymentTransitions } from '../paymentTransitions.ts';
import { soldIn } from '../receivedAmount.ts';
import { openReviewCase } from './openReviewCase.ts';

/**
 * Sends a payment to review that may have been made although no provider reports it as paid. Nothing is given or
 * charged until a person has looked it up, or a report comes after all. Returns false for a settled payment, which does
 * not change.
 */
export async function reviewUnanswered(client: PoolClient, payment: LockedPayment): Promise<boolean> {
  const { eventId, paymentId } = payment;
  const changed = await client.query(
    `update payments set status = 'review', next_ask_at = null where event_id = $1 and id = $2 and status = any ($3)`,
    [eventId, paymentId, statusesBefore(paymentTransitions, 'review', 'reviewUnanswered')],
  );
  if (changed.rowCount === 0) return false;
  const report = { reason: 'unanswered', subject: '', stage: 'received' } as const;
  await openReviewCase(client, payment, { ...report, received: payment.due, currency: soldIn });
  await payment.payable.wait(client, payment);
  return true;
}
