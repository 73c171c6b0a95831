import type { PoolClient } from 'pg';
import type { FulfilOrder } from '../order/confirmOrder.ts';
import { lockOrder, type PaymentKey } from './lockOrder.ts';
import { isDisputeStatus, type PaymentWebhook } from './paymentProvider.ts';
import type { StoredPaymentStatus } from './paymentTransitions.ts';
import { openReviewCase } from './review/openReviewCase.ts';
import { recordDispute } from './review/recordDispute.ts';
import { reviewMoney } from './review/reviewMoney.ts';
import { type Settlement, settlePayment } from './settlePayment.ts';
import { takeBackIfLost } from './takeBackIfLost.ts';

/** The shop sells in this currency only. */
const soldIn = 'EUR';

type Report = Pick<PaymentWebhook, 'status' | 'amount' | 'currency' | 'dispute' | 'transaction' | 'refundReference'>;

/**
 * Processes a provider's report about a payment, from a webhook or a poll. Exactly the due amount settles the order;
 * for other amounts and for disputes it opens a case for a person [API-10]. If the report says that no payment was
 * made, its amount is not checked. Call it in a transaction.
 */
export async function settleReport(
  client: PoolClient,
  key: PaymentKey,
  report: Report,
  fulfil: FulfilOrder,
): Promise<Settlement> {
  const { status, amount, currency, transaction } = report;
  const payment = await lockOrder(client, key);
  if (isDisputeStatus(status)) {
    // A buyer who disputes a payment does not want a renewal.
    await client.query("select end_renewal($1, $2, 'ended')", [payment.eventId, payment.orderId]);
    return recordDispute(client, payment, { ...report, status });
  }
  if (status === 'completed') {
    const known = await paymentOf(client, payment);
    if (currency !== soldIn || amount !== known?.due) return reviewMoney(client, payment, { amount, currency, soldIn });
    if (isSecond(known, transaction)) {
      const second = { reason: 'twice', subject: transaction ?? '', stage: 'received' } as const;
      return (await openReviewCase(client, payment, { ...second, received: amount, currency })) ? 'review' : 'nothing';
    }
    if (known.hasOther && !settledByMoney.includes(known.status)) await replaceReceived(client, payment);
  }
  const settlement = await settlePayment(client, payment, status, fulfil, report);
  return settlement === 'confirmed' && (await takeBackIfLost(client, payment)) ? 'review' : settlement;
}

type KnownPayment = {
  due: number;
  status: StoredPaymentStatus;
  transaction: string | null;
  /** A wrong amount or currency has been received. */
  hasOther: boolean;
};

async function paymentOf(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<KnownPayment | undefined> {
  const { rows } = await client.query<KnownPayment>(
    `select amount_cents as due, status, transaction, received_currency is not null as "hasOther"
     from payments where event_id = $1 and id = $2`,
    [eventId, paymentId],
  );
  return rows[0];
}

const settledByMoney: readonly StoredPaymentStatus[] = ['completed', 'refund_due', 'refunded', 'charged_back'];

/**
 * Whether the report is about a further payment: another transaction than the settled one, or one that arrives after
 * another amount was accepted.
 */
function isSecond(known: KnownPayment, transaction: string | undefined): boolean {
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
