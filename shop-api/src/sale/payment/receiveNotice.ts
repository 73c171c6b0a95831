import type { PoolClient } from 'pg';
import type { FulfilOrder } from '../order/confirmOrder.ts';
import type { PaymentNotice } from './paymentProvider.ts';
import { type Settlement, settlePayment } from './settlePayment.ts';

/** Carries out a notice of a known payment; one that came before changes nothing [API-10]. Call it in a transaction. */
export async function receiveNotice(
  client: PoolClient,
  eventId: string,
  notice: PaymentNotice,
  fulfil: FulfilOrder,
): Promise<Settlement> {
  const first = await client.query(
    `insert into payment_webhooks (event_id, payment_id, webhook_id, outcome) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [eventId, notice.paymentId, notice.noticeId, notice.status],
  );
  if (first.rowCount === 0) return 'nothing';
  const settlement = await settlePayment(client, { eventId, paymentId: notice.paymentId }, notice.status, fulfil);
  if (notice.transaction !== undefined) {
    await client.query('update payments set transaction = coalesce(transaction, $3) where event_id = $1 and id = $2', [
      eventId,
      notice.paymentId,
      notice.transaction,
    ]);
  }
  return settlement;
}
