import { inTransaction } from '@festival/service-kit/database/inTransaction';
import type { Pool } from 'pg';
import { lockPayment } from '../../../sale/payment/lockPayment.ts';
import type {
  ChargeStatus,
  PaymentProvider,
  ProviderStatus,
  StoredCharge,
} from '../../../sale/payment/paymentProvider.ts';
import { soldIn } from '../../../sale/payment/receivedAmount.ts';
import { reviewUnanswered } from '../../../sale/payment/review/reviewUnanswered.ts';
import { settleReport } from '../../../sale/payment/settleReport.ts';
import type { RenewalDeps, TakenRenewal } from './renewalDeps.ts';

const reported: Record<ChargeStatus, ProviderStatus> = { paid: 'completed', refused: 'failed', pending: 'pending' };

/**
 * Charges the next period. The payment is stored first; its id is the idempotency key of the call to the provider. If
 * the process is killed in between, the same charge is requested again, and the provider makes it only once.
 */
export async function chargeRenewal(
  { pool, ownUrl, payables, log }: RenewalDeps,
  renewal: TakenRenewal,
  provider: PaymentProvider,
): Promise<void> {
  const { eventId, orderId, amount, token, periods } = renewal;
  if (token === null) throw new Error(`The renewal of order ${orderId} has no stored method`);
  if (renewal.charge === null) await storeCharge(pool, renewal);
  const { rows } = await pool.query<
    Pick<StoredCharge, 'chargeId' | 'merchant' | 'reference' | 'language' | 'returnUri'>
  >(
    `select charge.id as "chargeId", orders.reference, bought.return_uri as "returnUri",
       shops.config -> 'festivalData' ->> 'title' as merchant,
       coalesce(orders.buyer ->> 'language', shops.config ->> 'defaultLanguage', 'nl') as language
     from membership_charges charge
     join payments on payments.event_id = $1 and payments.id = charge.id and payments.status = 'open'
     join orders on orders.event_id = $1 and orders.id = $2
     join payments bought on bought.event_id = $1 and bought.order_id = $2
     join shops on shops.event_id = $1 and shops.slug = orders.shop_slug
     where charge.event_id = $1 and charge.order_id = $2 and charge.period = $3`,
    [eventId, orderId, periods + 1],
  );
  const [due] = rows;
  // The renewal was canceled, or another process has requested the charge.
  if (!due) return;
  const webhookUri = `${ownUrl}/payment-webhooks/${renewal.provider}/${encodeURIComponent(eventId)}`;
  const charged = await provider.charge({ ...due, eventId, amount, token, shopper: orderId, webhookUri });
  if (charged.reason !== undefined)
    log.error({ orderId, reason: charged.reason }, 'membership charge refused as a call: see the provider’s settings');
  const key = { eventId, paymentId: due.chargeId };
  const report = { status: reported[charged.status], amount, currency: soldIn };
  await inTransaction(pool, async (client) => {
    const payment = await lockPayment(client, key, payables);
    await client.query('update payments set provider_reference = $3 where event_id = $1 and id = $2', [
      eventId,
      due.chargeId,
      charged.providerReference ?? null,
    ]);
    // An earlier call may have been carried out although this one is refused.
    if (charged.reason !== undefined && renewal.charge !== null) await reviewUnanswered(client, payment);
    else await settleReport(client, payment, report);
  });
}

/** Stores the payment of the next period, unless the renewal was stopped or the period has a charge that may be paid. */
async function storeCharge(pool: Pool, { eventId, orderId, periods }: TakenRenewal): Promise<void> {
  await inTransaction(pool, async (client) => {
    const active = await client.query(
      "select 1 from membership_renewals where event_id = $1 and order_id = $2 and status = 'active' for update",
      [eventId, orderId],
    );
    if (active.rowCount === 0) return;
    const stored = await client.query<{ id: string }>(
      `insert into payments (event_id, provider, method, amount_cents, return_uri)
       select $1, renewal.provider, 'stored', renewal.amount_cents, regexp_replace(bought.return_uri, '[?#].*$', '')
       from membership_renewals renewal
       join membership_sales sale on sale.event_id = $1 and sale.order_id = $2 and sale.periods = $3 - 1
       join payments bought on bought.event_id = $1 and bought.order_id = $2
       where renewal.event_id = $1 and renewal.order_id = $2 and not exists (
         select 1 from membership_charges charge join payments on payments.event_id = $1 and payments.id = charge.id
         where charge.event_id = $1 and charge.order_id = $2 and charge.period = $3
           and payments.status in ('open', 'pending', 'review', 'completed')
       )
       returning id`,
      [eventId, orderId, periods + 1],
    );
    const [payment] = stored.rows;
    if (payment)
      await client.query('insert into membership_charges (event_id, id, order_id, period) values ($1, $2, $3, $4)', [
        eventId,
        payment.id,
        orderId,
        periods + 1,
      ]);
  });
}
