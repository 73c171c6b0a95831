import type { PoolClient } from 'pg';
import { statusesBefore } from '../../../platform/database/transitions.ts';
import type { LockedPayment } from '../payable.ts';
import { paymentTransitions } from '../paymentTransitions.ts';
import { isAmount, soldIn } from '../receivedAmount.ts';
import type { Settlement } from '../settlePayment.ts';
import { openReviewCase } from './openReviewCase.ts';

type Received = { amount: number; currency: string };

/**
 * Sends a payment with a wrong amount or currency to review. What it pays for waits, as for a slow bank, and is
 * never given automatically. If the payment was settled before, the additional amount is only recorded
 * in the case. An amount that no payment can have is stored only in the case; if an operator accepts or refunds the
 * payment, the due amount is used.
 */
export async function reviewMoney(
  client: PoolClient,
  payment: LockedPayment,
  { amount, currency }: Received,
): Promise<Settlement> {
  const reason = currency === soldIn ? 'amount' : 'currency';
  const isNew = await openReviewCase(client, payment, {
    reason,
    subject: '',
    stage: 'received',
    received: amount,
    currency,
  });
  // After a person has settled the case, a repeated report must not reset the payment.
  if (!isNew) return 'nothing';
  const changed = await client.query(
    `update payments set status = 'review', received_cents = $3, received_currency = $4, next_ask_at = null
     where event_id = $1 and id = $2 and (status = 'review' or status = any ($5))`,
    [
      payment.eventId,
      payment.paymentId,
      isAmount(amount) ? amount : null,
      currency,
      statusesBefore(paymentTransitions, 'review', 'reviewMoney'),
    ],
  );
  if (changed.rowCount !== 0) await payment.payable.wait(client, payment);
  return 'review';
}
