import type { PoolClient } from 'pg';
import type { FulfilOrder } from '../../order/confirmOrder.ts';
import { lockOrder, type PaymentKey } from '../lockOrder.ts';
import { isDisputeStatus, type PaymentWebhook } from '../paymentProvider.ts';
import type { StoredPaymentStatus } from '../paymentTransitions.ts';
import { type Settlement, settlePayment } from '../settlePayment.ts';
import { openReviewCase } from './openReviewCase.ts';
import { recordDispute } from './recordDispute.ts';
import { reviewMoney } from './reviewMoney.ts';

/** The shop sells in this currency only. */
const soldIn = 'EUR';

type Report = Pick<PaymentWebhook, 'status' | 'amount' | 'currency' | 'dispute' | 'transaction' | 'refundReference'>;

/**
 * Carries out what a provider reports of a payment, by webhook or when it is polled: exactly the money that is due settles the order,
 * other money and disputes go to a person [API-10]. A report without money counts whatever its amount. Call it in a transaction.
 */
export async function settleReport(
  client: PoolClient,
  key: PaymentKey,
  report: Report,
  fulfil: FulfilOrder,
): Promise<Settlement> {
  const { status, amount, currency, transaction } = report;
  if (isDisputeStatus(status)) {
    await lockOrder(client, key);
    return recordDispute(client, key, { ...report, status });
  }
  if (status === 'completed') {
    const orderId = await lockOrder(client, key);
    const known = await paymentOf(client, key);
    if (currency !== soldIn || amount !== known?.due)
      return reviewMoney(client, key, { orderId, amount, currency, soldIn });
    if (isSecond(known, transaction)) {
      const second = { reason: 'twice', subject: transaction, stage: 'received', received: amount, currency } as const;
      return (await openReviewCase(client, key, second)) ? 'review' : 'nothing';
    }
    if (known.status === 'review') await replaceReceived(client, key);
  }
  return settlePayment(client, key, status, fulfil, report);
}

type KnownPayment = { due: number; status: StoredPaymentStatus; transaction: string | null };

async function paymentOf(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<KnownPayment | undefined> {
  const { rows } = await client.query<KnownPayment>(
    'select amount_cents as due, status, transaction from payments where event_id = $1 and id = $2',
    [eventId, paymentId],
  );
  return rows[0];
}

const settledByMoney: readonly StoredPaymentStatus[] = ['completed', 'refund_due', 'refunded', 'charged_back'];

/** Whether the provider's transaction is another one than that which has settled the payment. */
const isSecond = (known: KnownPayment, transaction: string | undefined): transaction is string =>
  transaction !== undefined &&
  known.transaction !== null &&
  transaction !== known.transaction &&
  settledByMoney.includes(known.status);

/** The money that is due has come after other money: from now on it is what was received, and the other is in its case only. */
async function replaceReceived(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<void> {
  await client.query(
    'update payments set received_cents = null, received_currency = null, transaction = null where event_id = $1 and id = $2',
    [eventId, paymentId],
  );
}
