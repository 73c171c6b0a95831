import type { PoolClient } from 'pg';
import { statusesBefore } from '../../../platform/database/transitions.ts';
import { awaitConfirmation } from '../awaitConfirmation.ts';
import type { PaymentKey } from '../lockOrder.ts';
import { paymentTransitions } from '../paymentTransitions.ts';
import { isAmount } from '../receivedAmount.ts';
import type { Settlement } from '../settlePayment.ts';
import { openReviewCase } from './openReviewCase.ts';

type Received = { orderId: string; amount: number; currency: string; soldIn: string };

/**
 * Puts money that is not what was due before a person: the order waits as if its bank were slow, and is never confirmed by itself. Where
 * the payment was settled before, only the case says that more money came. An amount that no payment has is in the case only: a person who
 * then accepts or returns the money means what was due. The caller has locked the order.
 */
export async function reviewMoney(
  client: PoolClient,
  key: PaymentKey,
  { orderId, amount, currency, soldIn }: Received,
): Promise<Settlement> {
  const reason = currency === soldIn ? 'amount' : 'currency';
  const isNew = await openReviewCase(client, key, {
    reason,
    subject: '',
    stage: 'received',
    received: amount,
    currency,
  });
  // After a person has settled the case, a repeated report must not put the payment back.
  if (!isNew) return 'nothing';
  const changed = await client.query(
    `update payments set status = 'review', received_cents = $3, received_currency = $4, next_ask_at = null
     where event_id = $1 and id = $2 and (status = 'review' or status = any ($5))`,
    [
      key.eventId,
      key.paymentId,
      isAmount(amount) ? amount : null,
      currency,
      statusesBefore(paymentTransitions, 'review', 'reviewMoney'),
    ],
  );
  if (changed.rowCount !== 0) await awaitConfirmation(client, key.eventId, orderId);
  return 'review';
}
