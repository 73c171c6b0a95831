import { inTransaction } from '@festival/service-kit/database/inTransaction';
import type { PaymentProvider, StoredCharge } from '../../../sale/payment/paymentProvider.ts';
import type { RenewalDeps, TakenRenewal } from './renewalDeps.ts';
import { settleCharge } from './settleCharge.ts';

/**
 * Charges the next period. The row of the charge is stored first; its id is the idempotency key of the call to the
 * provider. If the process is killed in between, the same charge is requested again, and the provider makes it only
 * once.
 */
export async function chargeRenewal(
  { pool, ownUrl }: RenewalDeps,
  renewal: TakenRenewal,
  provider: PaymentProvider,
): Promise<void> {
  const { eventId, orderId, amount, token, periods, charge } = renewal;
  if (token === null) throw new Error(`The renewal of order ${orderId} has no stored method`);
  if (charge === null)
    await pool.query(
      `insert into membership_charges (event_id, order_id, period)
       select event_id, order_id, $3 from membership_renewals where event_id = $1 and order_id = $2 and status = 'active'
       on conflict do nothing`,
      [eventId, orderId, periods + 1],
    );
  const { rows } = await pool.query<
    Pick<StoredCharge, 'chargeId' | 'merchant' | 'reference' | 'language' | 'returnUri'>
  >(
    `select charge.id as "chargeId", orders.reference, payments.return_uri as "returnUri",
       shops.config -> 'festivalData' ->> 'title' as merchant,
       coalesce(orders.buyer ->> 'language', shops.config ->> 'defaultLanguage', 'nl') as language
     from membership_charges charge
     join orders on orders.event_id = $1 and orders.id = $2
     join payments on payments.event_id = $1 and payments.order_id = $2
     join shops on shops.event_id = $1 and shops.slug = orders.shop_slug
     where charge.event_id = $1 and charge.order_id = $2 and charge.period = $3 and charge.status = 'due'`,
    [eventId, orderId, periods + 1],
  );
  const [due] = rows;
  // The renewal was canceled, or another process has requested the charge.
  if (!due) return;
  const webhookUri = `${ownUrl}/payment-webhooks/${renewal.provider}/${encodeURIComponent(eventId)}`;
  const status = await provider.charge({ ...due, eventId, amount, token, shopper: orderId, webhookUri });
  await inTransaction(pool, (client) => settleCharge(client, eventId, due.chargeId, status));
}
