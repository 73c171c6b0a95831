import type { PoolClient } from 'pg';
import type { FulfilOrder } from '../../order/confirmOrder.ts';
import { lockOrder, type PaymentKey } from '../lockOrder.ts';
import { isDisputeStatus, type PaymentWebhook } from '../paymentProvider.ts';
import { type Settlement, settlePayment } from '../settlePayment.ts';
import { recordDispute } from './recordDispute.ts';
import { reviewMoney } from './reviewMoney.ts';

/** The shop sells in this currency only. */
const soldIn = 'EUR';

type Report = Pick<PaymentWebhook, 'status' | 'amount' | 'currency' | 'dispute'>;

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
  const { status, amount, currency } = report;
  if (isDisputeStatus(status)) {
    await lockOrder(client, key);
    return recordDispute(client, key, { ...report, status });
  }
  if (status === 'completed') {
    const orderId = await lockOrder(client, key);
    const isDue = currency === soldIn && amount === (await amountDue(client, key));
    if (!isDue) return reviewMoney(client, key, { orderId, amount, currency, soldIn });
  }
  return settlePayment(client, key, status, fulfil);
}

async function amountDue(client: PoolClient, { eventId, paymentId }: PaymentKey): Promise<number | undefined> {
  const { rows } = await client.query<{ due: number }>(
    'select amount_cents as due from payments where event_id = $1 and id = $2',
    [eventId, paymentId],
  );
  return rows[0]?.due;
}
