import type { PoolClient } from 'pg';
import type { CartStatus } from '../src/sale/cart-state/cartTransitions.ts';
import type { OrderStatus } from '../src/sale/order/orderTransitions.ts';
import type { StoredPaymentStatus } from '../src/sale/payment/paymentTransitions.ts';

/** A cart with an order and a payment, and in some situations with another order that was placed later. */
export type Situation = {
  cart: CartStatus;
  order: OrderStatus;
  other: OrderStatus | null;
  payment: StoredPaymentStatus;
  /** Whether the stock that the cart holds is the only stock left for the order. */
  isSoldOut: boolean;
  /** Whether the cart has expired; if not, only its order has timed out. */
  isCartOver: boolean;
};

export type Statuses = Pick<Situation, 'cart' | 'order' | 'other' | 'payment'>;

const unpaid = ['failed', 'error', 'canceled', 'timed_out'] as const;

/**
 * The possible statuses of a payment for each status of its order. There are several because a webhook may come long
 * after the order has ended.
 */
const paymentsOf = (order: OrderStatus): readonly StoredPaymentStatus[] => {
  if (order === 'completed') return ['completed'];
  if (order === 'refunded') return ['refund_due', 'refunded', 'charged_back'];
  return order === 'pending'
    ? ['open', 'pending', 'review']
    : ['open', 'pending', 'failed', 'error', 'canceled', 'review'];
};

const carts: Array<Pick<Situation, 'cart' | 'order' | 'other'>> = [
  { cart: 'in_payment', order: 'pending', other: null },
  { cart: 'confirmed', order: 'completed', other: null },
  { cart: 'expired', order: 'refunded', other: null },
  { cart: 'shopping', order: 'refunded', other: null },
  ...unpaid.flatMap((order): typeof carts => [
    { cart: 'shopping', order, other: null },
    { cart: 'expired', order, other: null },
    { cart: 'in_payment', order, other: 'pending' },
    { cart: 'confirmed', order, other: 'completed' },
  ]),
];

const either = [false, true];

/** The situations for the functions that end carts and orders. */
export const saleSituations: readonly Situation[] = carts.flatMap((statuses) =>
  paymentsOf(statuses.order)
    .slice(0, 1)
    .flatMap((payment) =>
      either.flatMap((isSoldOut) => either.map((isCartOver) => ({ ...statuses, payment, isSoldOut, isCartOver }))),
    ),
);

/** The situations for the statuses that a provider may report. */
export const paymentSituations: readonly Situation[] = carts.flatMap((statuses) =>
  paymentsOf(statuses.order).flatMap((payment) =>
    either.map((isSoldOut) => ({ ...statuses, payment, isSoldOut, isCartOver: false })),
  ),
);

export const ids = {
  cart: '00000000-0000-4000-8000-000000000001',
  order: '00000000-0000-4000-8000-000000000002',
  other: '00000000-0000-4000-8000-000000000003',
  payment: '00000000-0000-4000-8000-000000000004',
};

/** Inserts a situation into the tables of an event with one unit of the stock `weekend` and a shop `shop`. */
export async function plant(client: PoolClient, eventId: string, situation: Situation): Promise<void> {
  const { cart, order, other, payment, isSoldOut, isCartOver } = situation;
  const holds = cart === 'in_payment' || cart === 'confirmed';
  await client.query(
    `insert into carts (event_id, id, shop_slug, token_hash, status, hold_until, expires_at)
     values ($1, $2, 'shop', '\\x00', $3, now(), case when $3 <> 'confirmed' then now() + $4 * interval '1 minute' end)`,
    [eventId, ids.cart, cart, isCartOver ? -1 : 1],
  );
  for (const [id, status] of [
    [ids.order, order],
    [ids.other, other],
  ])
    if (status) await plantOrder(client, eventId, { id: String(id), status });
  if (holds) await client.query("insert into cart_lines values ($1, $2, 'weekend', 'weekend', 1)", [eventId, ids.cart]);
  await client.query('update stock set reserved = $2, total = $3 where event_id = $1', [
    eventId,
    holds ? 1 : 0,
    (holds ? 1 : 0) + (isSoldOut ? 0 : 1),
  ]);
  await client.query(
    `insert into payments (event_id, id, order_id, provider, method, amount_cents, status, return_uri)
     values ($1, $2, $3, 'sandbox', 'card', 100, $4, '')`,
    [eventId, ids.payment, ids.order, payment],
  );
}

async function plantOrder(client: PoolClient, eventId: string, { id, status }: { id: string; status: string }) {
  await client.query(
    `insert into orders (event_id, id, reference, cart_id, shop_slug, status, totals, total_cents, buyer, times_out_at)
     values ($1, $2::uuid, '12345678' || right($2::text, 1), $3, 'shop', $4, '{}', 100, '{}', now() - interval '1 second')`,
    [eventId, id, ids.cart, status],
  );
  await client.query(
    `insert into order_lines (event_id, order_id, product_id, position, stock_id, name, qty, price_cents, total_cents)
     values ($1, $2, 'weekend', 1, 'weekend', 'Weekend', 1, 100, 100)`,
    [eventId, id],
  );
}

/** The current statuses of the inserted rows. */
export async function statusesOf(client: PoolClient, eventId: string): Promise<Statuses> {
  const { rows } = await client.query<Statuses>(
    `select (select status from carts where event_id = $1 and id = $2) as cart,
       (select status from orders where event_id = $1 and id = $3) as order,
       (select status from orders where event_id = $1 and id = $4) as other,
       (select status from payments where event_id = $1 and id = $5) as payment`,
    [eventId, ids.cart, ids.order, ids.other, ids.payment],
  );
  if (!rows[0]) throw new Error('No situation is inserted');
  return rows[0];
}
