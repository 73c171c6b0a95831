import type { Pool } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import { statusesBefore } from '../../platform/database/transitions.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from './paymentProvider.ts';
import { paymentTransitions } from './paymentTransitions.ts';

/**
 * Requests the due refunds of a payment from the provider, one after the other. Rejects while the provider can't be
 * reached; refunds that it has already accepted are not requested again [API-10]. `refunded_twice`: a dispute was lost
 * while a refund was in progress, so both the bank and the shop have returned the payment.
 */
export async function refundPayment(
  pool: Pool,
  provider: PaymentProvider,
  payment: ProviderPayment,
  actor: string,
): Promise<'refunded' | 'refunded_twice'> {
  const { eventId, paymentId } = payment;
  let isTwice = false;
  for (const refund of await dueRefunds(pool, payment)) {
    const { refundReference } = await provider.refund(payment, refund);
    // The refund stays due if a report that it failed has arrived in the meantime.
    const { rowCount } = await pool.query(
      `update refunds set status = 'done', done_at = statement_timestamp(), provider_reference = $4
       where event_id = $1 and id = $2 and failures = $3 and status = 'due'`,
      [eventId, refund.refundId, refund.failures, refundReference ?? null],
    );
    if (rowCount === 0 && (await recordSecondReturn(pool, payment, { ...refund, refundReference }, actor)))
      isTwice = true;
  }
  await forgetMethod(pool, provider, payment);
  await actAs(pool, actor, async (client) => {
    // A transaction that writes a refund holds this lock; after waiting for the lock, the refund is visible.
    await client.query('select 1 from payments where event_id = $1 and id = $2 for no key update', [
      eventId,
      paymentId,
    ]);
    await client.query(
      `update payments set next_ask_at = null, refund_attempts = 0,
       status = case when status = any ($3) then 'refunded' else status end
     where event_id = $1 and id = $2 and not exists (
       select 1 from refunds where refunds.event_id = $1 and refunds.payment_id = $2 and refunds.status = 'due'
     )`,
      [eventId, paymentId, statusesBefore(paymentTransitions, 'refunded', 'refundPayment')],
    );
  });
  return isTwice ? 'refunded_twice' : 'refunded';
}

/**
 * Records that the provider accepted a refund that a lost dispute had stopped in the meantime. Returns false for a
 * refund that was not stopped.
 */
async function recordSecondReturn(
  pool: Pool,
  { eventId, paymentId }: ProviderPayment,
  { refundId, refundReference }: ProviderRefund & { refundReference: string | undefined },
  actor: string,
): Promise<boolean> {
  return actAs(pool, actor, async (client) => {
    const { rowCount } = await client.query(
      `with sent as (
         update refunds set status = 'done', done_at = statement_timestamp(), provider_reference = $4
         where event_id = $1 and id = $3 and status = 'stopped' returning amount_cents
       )
       update payments set refunded_cents = refunded_cents + sent.amount_cents from sent where event_id = $1 and id = $2`,
      [eventId, paymentId, refundId, refundReference ?? null],
    );
    return rowCount !== 0;
  });
}

/**
 * Deletes the payment method that was stored with the payment of an order that was taken back, since its membership is
 * not renewed. This also applies if the order was never confirmed [MEM-01].
 */
async function forgetMethod(
  pool: Pool,
  provider: PaymentProvider,
  { eventId, paymentId, providerReference }: ProviderPayment,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select orders.id from payments join orders on orders.event_id = $1 and orders.id = payments.order_id
     where payments.event_id = $1 and payments.id = $2 and orders.status = 'refunded' and orders.accepts_renewal`,
    [eventId, paymentId],
  );
  for (const { id } of rows) await provider.forgetMethods({ shopper: id, providerReference });
}

/**
 * The due refunds of a payment. Empty while a bank has taken the payment back, since the money would be returned twice.
 * After a won dispute the refunds continue.
 */
async function dueRefunds(pool: Pool, { eventId, paymentId }: ProviderPayment): Promise<ProviderRefund[]> {
  const { rows } = await pool.query<ProviderRefund>(
    `select id as "refundId", amount_cents as amount, failures from refunds
     where event_id = $1 and payment_id = $2 and status = 'due' and not exists (
       select 1 from review_cases dispute where dispute.event_id = $1 and dispute.payment_id = $2
         and dispute.reason = 'dispute' and dispute.stage in ('charged_back', 'lost')
     )
     order by created_at, id`,
    [eventId, paymentId],
  );
  return rows;
}
