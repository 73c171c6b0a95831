import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool, PoolClient } from 'pg';
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
 * order share one result. Calls in several processes are safe too: a provider opens one payment per id, an order is
 * given up only while no page is stored for it, and no page is returned of an order that has ended. The URL of a free
 * order leads directly back to the shop.
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
    const opened = { redirectUri, providerReference: providerReference ?? null };
    const stored = await storePage(deps.pool, { eventId: shop.eventId, orderId }, opened);
    if (stored === null) throw new Error('The order has ended while its payment page was opened');
    return { redirectUri: stored, reference, token: orderId };
  } catch (error) {
    const stored = await giveUp(deps.pool, { eventId: shop.eventId, orderId });
    if (stored !== null) return { redirectUri: stored, reference, token: orderId };
    if (error instanceof ApiFailure) throw error;
    throw Object.assign(paymentAway(), { cause: error });
  }
}

const paymentAway = () => refusalFailure(refusal('payment.away'), { status: 503 });

/** This failure occurs only for a cart from the time when the shop's provider was set up, since the shop opens no other. */
const notSetUp = (provider: string) => refusalFailure(refusal('payment.not_set_up', { provider }), { status: 503 });

type OrderKey = { eventId: string; orderId: string };

/** Stores the payment page of an order that is still pending. Returns the page that the order has, or null. */
async function storePage(
  pool: Pool,
  key: OrderKey,
  opened: { redirectUri: string; providerReference: string | null },
): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    const page = await lockedPage(client, key);
    if (page !== null) return page;
    const stored = await client.query(
      `update payments set redirect_uri = $3, provider_reference = $4 from orders
       where payments.event_id = $1 and payments.order_id = $2 and orders.event_id = $1 and orders.id = $2
         and orders.status = 'pending'`,
      [key.eventId, key.orderId, opened.redirectUri, opened.providerReference],
    );
    return stored.rowCount === 0 ? null : opened.redirectUri;
  });
}

/**
 * Ends an order without a payment page. After this the cart is shopping again, and the same key may place a new order. A
 * later webhook is still processed. If another process has stored a page meanwhile, returns it and changes nothing.
 */
async function giveUp(pool: Pool, key: OrderKey): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    const page = await lockedPage(client, key);
    if (page !== null) return page;
    await client.query("select end_order($1, $2, 'error')", [key.eventId, key.orderId]);
    await client.query('delete from placings where event_id = $1 and order_id = $2', [key.eventId, key.orderId]);
    return null;
  });
}

/** The stored payment page of an order, whose cart is locked until the transaction ends. */
async function lockedPage(client: PoolClient, { eventId, orderId }: OrderKey): Promise<string | null> {
  const lock =
    'select 1 from carts where event_id = $1 and id = (select cart_id from orders where event_id = $1 and id = $2) for update';
  await client.query(lock, [eventId, orderId]);
  const { rows } = await client.query<{ page: string | null }>(
    'select redirect_uri as page from payments where event_id = $1 and order_id = $2',
    [eventId, orderId],
  );
  return rows[0]?.page ?? null;
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
