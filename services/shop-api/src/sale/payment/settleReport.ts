import type { PoolClient } from 'pg';
import type { LockedPayment, PaymentKey } from './payable.ts';
import { isDisputeStatus, type PaymentWebhook } from './paymentProvider.ts';
import type { StoredPaymentStatus } from './paymentTransitions.ts';
import { soldIn } from './receivedAmount.ts';
import { openReviewCase } from './review/openReviewCase.ts';
import { recordDispute } from './review/recordDispute.ts';
import { reviewMoney } from './review/reviewMoney.ts';
import { type Settlement, settlePayment } from './settlePayment.ts';
import { takeBackIfLost } from './takeBackIfLost.ts';

type Report = Pick<
  PaymentWebhook,
  'status' | 'amount' | 'currency' | 'dispute' | 'transaction' | 'refundId' | 'refundReference'
>;

/**
 * Processes a provider's report about a payment, whatever it pays for: from a webhook, a poll, or the response to a
 * charge. Exactly the due amount settles it; for other amounts and for disputes it opens a case for a person [API-10].
 * If the report says that no payment was made, its amount is not checked. Call it in a transaction.
 */
export async function settleReport(client: PoolClient, payment: LockedPayment, report: Report): Promise<Settlement> {
  const { status, amount, currency, transaction } = report;
  if (isDisputeStatus(status)) {
    await payment.payable.dispute(client, payment);
    return recordDispute(client, payment, { ...report, status });
  }
  if (status === 'completed') {
    if (currency !== soldIn || amount !== payment.due) return reviewMoney(client, payment, { amount, currency });
    if (isSecond(payment, transaction)) {
      const second = { reason: 'twice', subject: transaction ?? '', stage: 'received' } as const;
      return (await openReviewCase(client, payment, { ...second, received: amount, currency })) ? 'review' : 'nothing';
    }
    if (payment.hasOther && !settledByMoney.includes(payment.status)) await replaceReceived(client, payment);
  }
  const settlement = await settlePayment(client, payment, status, report);
  // After a lost dispute the bank has returned the money, so nothing is given, and nothing is refunded.
  const hasMoney = settlement === 'confirmed' || settlement === 'refund_due';
  return hasMoney && (await takeBackIfLost(client, payment)) ? 'review' : settlement;
}

export const settledByMoney: readonly StoredPaymentStatus[] = ['completed', 'refund_due', 'refunded', 'charged_back'];

/**
 * Whether the report is about a further payment: another transaction than the settled one, or one that arrives after
 * another amount was accepted.
 */
function isSecond(known: LockedPayment, transaction: string | undefined): boolean {
  if (!settledByMoney.includes(known.status)) return false;
  if (transaction === undefined || known.transaction === null) return known.hasOther;
  return transaction !== known.transaction;
}

/**
 * Called when the due amount arrives after another amount. The due amount becomes the received amount; the other one
 * remains only in its case.
 */
async function replaceReceived(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<void> {
  await client.query(
    'update payments set received_cents = null, received_currency = null, transaction = null where event_id = $1 and id = $2',
    [eventId, paymentId],
  );
}
