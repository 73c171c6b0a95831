import type { PoolClient } from 'pg';
import { findLocked } from './lockPayment.ts';
import type { Payables } from './payable.ts';
import type { PaymentWebhook } from './paymentProvider.ts';
import { soldIn } from './receivedAmount.ts';
import type { Settlement } from './settlePayment.ts';
import { settledByMoney, settleReport } from './settleReport.ts';

type ReceivedWebhook = PaymentWebhook & { eventId: string; provider: string };

/**
 * Processes a webhook. A repeated webhook changes nothing [API-10]. Returns null if its provider has no such payment.
 * Call it in a transaction.
 */
export async function receiveWebhook(
  client: PoolClient,
  webhook: ReceivedWebhook,
  payables: Payables,
): Promise<Settlement | null> {
  const { eventId, paymentId, transaction } = webhook;
  const payment = await findLocked(client, webhook, payables);
  if (payment === null) return null;
  const first = await client.query(
    `insert into payment_webhooks (event_id, payment_id, webhook_id, outcome) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [eventId, paymentId, webhook.webhookId, webhook.status],
  );
  if (first.rowCount === 0) return 'nothing';
  const settlement = await settleReport(client, payment, webhook);
  // Other money that comes after the payment was settled does not replace its transaction.
  const isOther = webhook.status === 'completed' && (webhook.amount !== payment.due || webhook.currency !== soldIn);
  if (transaction !== undefined && !(isOther && settledByMoney.includes(payment.status))) {
    await client.query('update payments set transaction = coalesce(transaction, $3) where event_id = $1 and id = $2', [
      eventId,
      paymentId,
      transaction,
    ]);
  }
  return settlement;
}
