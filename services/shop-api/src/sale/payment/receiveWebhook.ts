import type { PoolClient } from 'pg';
import type { FulfilOrder } from '../order/confirmOrder.ts';
import type { PaymentWebhook } from './paymentProvider.ts';
import type { Settlement } from './settlePayment.ts';
import { settleReport } from './settleReport.ts';

/** Processes a webhook of a known payment. A repeated webhook changes nothing [API-10]. Call it in a transaction. */
export async function receiveWebhook(
  client: PoolClient,
  eventId: string,
  webhook: PaymentWebhook,
  fulfil: FulfilOrder,
): Promise<Settlement> {
  const first = await client.query(
    `insert into payment_webhooks (event_id, payment_id, webhook_id, outcome) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [eventId, webhook.paymentId, webhook.webhookId, webhook.status],
  );
  if (first.rowCount === 0) return 'nothing';
  const settlement = await settleReport(client, { eventId, paymentId: webhook.paymentId }, webhook, fulfil);
  if (webhook.transaction !== undefined) {
    await client.query('update payments set transaction = coalesce(transaction, $3) where event_id = $1 and id = $2', [
      eventId,
      webhook.paymentId,
      webhook.transaction,
    ]);
  }
  return settlement;
}
