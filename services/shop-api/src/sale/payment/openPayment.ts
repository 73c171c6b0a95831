import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import type { PaymentProviders, PaymentStart } from './paymentProvider.ts';

export type PaymentDeps = {
  pool: Pool;
  providers: PaymentProviders;
  /** The base URL for providers' calls to this service, without a trailing slash. */
  ownUrl: string;
};

type StoredPayment = {
  id: string | null;
  provider: string;
  method: string;
  amount: number;
  redirectUri: string | null;
  returnUri: string;
  reference: string;
  language: PaymentStart['language'] | null;
  country: string | null;
  renews: boolean;
};

/** The URL of the payment page. */
type OpenedPayment = { redirectUri: string; reference: string; token: string };

const underWay = new Map<string, Promise<OpenedPayment>>();

/**
 * Returns the payment URL of an order, and opens its payment at the provider if necessary. Concurrent calls for one
 * order share one result. Calls in several processes are safe too, since a provider opens one payment per id, and an
 * order is canceled only while no process has a payment page for it. The URL of a free order leads directly back to the
 * shop.
 */
export function openPayment(deps: PaymentDeps, shop: Shop, orderId: string, returnUri: string): Promise<OpenedPayment> {
  const key = `${shop.eventId} ${orderId}`;
  const opening = underWay.get(key) ?? open(deps, shop, orderId, returnUri).finally(() => underWay.delete(key));
  underWay.set(key, opening);
  return opening;
}

async function open(deps: PaymentDeps, shop: Shop, orderId: string, returnUri: string): Promise<OpenedPayment> {
  const payment = await readPayment(deps, shop.eventId, orderId);
  const { reference } = payment;
  if (payment.id === null) return { redirectUri: returnUri, reference, token: orderId };
  if (payment.redirectUri !== null) return { redirectUri: payment.redirectUri, reference, token: orderId };
  const provider = deps.providers.get(payment.provider);
  try {
    if (!provider) throw notSetUp(payment.provider);
    const { redirectUri, providerReference } = await provider.start({
      eventId: shop.eventId,
      paymentId: payment.id,
      amount: payment.amount,
      method: payment.method,
      country: payment.country,
      merchant: shop.config.festivalData.title,
      reference,
      language: payment.language ?? shop.config.defaultLanguage,
      returnUri: payment.returnUri,
      shopper: payment.renews ? orderId : null,
      webhookUri: `${deps.ownUrl}/payment-webhooks/${payment.provider}/${encodeURIComponent(shop.eventId)}`,
    });
    await deps.pool.query(
      'update payments set redirect_uri = $3, provider_reference = $4 where event_id = $1 and id = $2',
      [shop.eventId, payment.id, redirectUri, providerReference ?? null],
    );
    return { redirectUri, reference, token: orderId };
  } catch (error) {
    const { redirectUri } = await readPayment(deps, shop.eventId, orderId);
    if (redirectUri !== null) return { redirectUri, reference, token: orderId };
    await giveUp(deps, shop.eventId, orderId);
    if (error instanceof ApiFailure) throw error;
    throw Object.assign(paymentAway(), { cause: error });
  }
}

const paymentAway = () => refusalFailure(refusal('payment.away'), { status: 503 });

/** This failure occurs only for a cart from the time when the shop's provider was set up, since the shop opens no other. */
const notSetUp = (provider: string) => refusalFailure(refusal('payment.not_set_up', { provider }), { status: 503 });

/**
 * After this the cart is shopping again, and the same key may place a new order. A later webhook is still processed.
 */
async function giveUp({ pool }: PaymentDeps, eventId: string, orderId: string): Promise<void> {
  await pool.query("select end_order($1, $2, 'error')", [eventId, orderId]);
  await pool.query('delete from placings where event_id = $1 and order_id = $2', [eventId, orderId]);
}

async function readPayment({ pool }: PaymentDeps, eventId: string, orderId: string): Promise<StoredPayment> {
  const { rows } = await pool.query<StoredPayment>(
    `select payments.id, provider, method, amount_cents as amount, redirect_uri as "redirectUri", return_uri as "returnUri",
       reference, orders.buyer ->> 'language' as language, orders.buyer ->> 'country' as country, orders.accepts_renewal as renews
     from orders left join payments on payments.event_id = orders.event_id and payments.order_id = orders.id
     where orders.event_id = $1 and orders.id = $2`,
    [eventId, orderId],
  );
  if (!rows[0]) throw new Error(`Order ${orderId} does not exist any more`);
  return rows[0];
}
