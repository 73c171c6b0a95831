import { randomBytes } from 'node:crypto';
import { exampleAccounts } from '@festival/example-festivals/exampleAccounts';
import type { EarlierOrderSeed, FestivalSeed } from '@festival/example-festivals/festivalSeed';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { productSchema } from '@festival/shared-contracts/product/product';
import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { issueTickets } from '../after-sale/ticket/issueTickets.ts';
import { inBasketOrder } from '../sale/order/inBasketOrder.ts';
import { lineTexts } from '../sale/order/lineTexts.ts';

/** Stores orders as if they were paid before the shops opened, each once. Their stock is sold [BRD-05]. */
export async function seedEarlierOrders(client: PoolClient, festival: FestivalSeed): Promise<void> {
  for (const order of festival.earlierOrders ?? []) {
    const found = await client.query('select 1 from orders where event_id = $1 and reference = $2', [
      festival.eventId,
      order.reference,
    ]);
    if (found.rowCount === 0) await storeEarlierOrder(client, festival, order);
  }
}

async function storeEarlierOrder(client: PoolClient, festival: FestivalSeed, order: EarlierOrderSeed): Promise<void> {
  const { eventId } = festival;
  const lines = await linesOf(client, eventId, order);
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const cart = await client.query<{ id: string }>(
    `insert into carts (event_id, shop_slug, token_hash, account_id, status, hold_until, expires_at, buyer, created_at)
     values ($1, $2, $3, $4, 'confirmed', $5, null, $6, $5) returning id`,
    [eventId, order.shopSlug, randomBytes(32), order.accountId, order.placedAt, buyerOf(order.accountId)],
  );
  const cartId = cart.rows[0]?.id;
  const stored = await client.query<{ id: string }>(
    `insert into orders (event_id, reference, external_reference, cart_id, shop_slug, account_id, status, totals, total_cents,
       buyer, placed_at, times_out_at, settled_at)
     values ($1, $2, $3, $4, $5, $6, 'completed', $7, $8, $9, $10, $10, $10) returning id`,
    [
      eventId,
      order.reference,
      order.externalReference,
      cartId,
      order.shopSlug,
      order.accountId,
      JSON.stringify(totalsOf(total)),
      total,
      buyerOf(order.accountId),
      order.placedAt,
    ],
  );
  const orderId = stored.rows[0]?.id;
  for (const [position, { id, stockId, name, quantity, price, texts }] of lines.entries()) {
    await client.query(
      `insert into order_lines (event_id, order_id, product_id, position, stock_id, name, qty, price_cents, total_cents, texts)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [eventId, orderId, id, position + 1, stockId, name, quantity, price, price * quantity, JSON.stringify(texts)],
    );
    await client.query(
      'insert into cart_lines (event_id, cart_id, product_id, stock_id, qty) values ($1, $2, $3, $4, $5)',
      [eventId, cartId, id, stockId, quantity],
    );
    await client.query('update stock set reserved = reserved + $3 where event_id = $1 and id = $2', [
      eventId,
      stockId,
      quantity,
    ]);
  }
  await client.query('select record_stay($1, $2)', [eventId, orderId]);
  await issueTickets(client, eventId, orderId ?? '');
  await recordLimitUsage(client, festival, order, { cartId: cartId ?? '', orderId: orderId ?? '' });
}

type Stored = { cartId: string; orderId: string };

/**
 * Records the limits that the order uses: the order limit of its account and, if it was upgraded, the limit of its
 * upgrade.
 */
async function recordLimitUsage(
  client: PoolClient,
  festival: FestivalSeed,
  order: EarlierOrderSeed,
  { cartId, orderId }: Stored,
): Promise<void> {
  const { eventId } = festival;
  const shop = festival.shops.find(({ config }) => config.slug === order.shopSlug);
  const most = shop?.config.maxOrdersPerAccount ?? 0;
  const use = (id: string, total: number) =>
    client.query(
      `insert into limits (event_id, id, total, used) values ($1, $2, $3, 1)
       on conflict (event_id, id) do update set used = least(limits.used + 1, limits.total)`,
      [eventId, id, total],
    );
  // The order that upgraded this one is not among the example orders.
  if (order.isUpgraded) await use(`upgrade:${orderId}`, 1);
  if (most === 0) return;
  const ofAccount = `orders:${order.shopSlug}:${order.accountId}`;
  await use(ofAccount, most);
  await client.query(
    'insert into limit_usages (event_id, cart_id, limit_id, keep_seconds, settled) values ($1, $2, $3, 0, true)',
    [eventId, cartId, ofAccount],
  );
  await client.query('update orders set limit_ids = array[$3] where event_id = $1 and id = $2', [
    eventId,
    orderId,
    ofAccount,
  ]);
}

async function linesOf(client: PoolClient, eventId: string, { lines }: EarlierOrderSeed) {
  const { rows } = await client.query<{ definition: unknown; stockId: string | null }>(
    'select definition, stock_id as "stockId" from products where event_id = $1 and id = any ($2)',
    [eventId, Object.keys(lines)],
  );
  if (rows.length !== Object.keys(lines).length) throw new Error('An earlier order names a product that is not sold');
  const sold = rows.map(({ definition, stockId }) => ({ product: z.parse(productSchema, definition), stockId }));
  return inBasketOrder(sold).map(({ product, stockId }) => {
    const { id, name, price } = product;
    return { id, name, price, stockId, quantity: lines[id] ?? 0, texts: lineTexts(product) };
  });
}

const totalsOf = (total: number) => ({
  productsExcludingServiceCosts: total,
  serviceCosts: 0,
  orderFee: 0,
  touristTax: 0,
  entertainmentTax: 0,
  insurance: 0,
  shipping: 0,
  discount: 0,
  total,
});

function buyerOf(accountId: string): CheckoutRequest {
  const account = exampleAccounts.find(({ id }) => id === accountId);
  if (!account) throw new Error(`There is no example account ${accountId}`);
  const { street, streetNumber, ...address } = account.address;
  return {
    gender: account.gender,
    firstName: account.givenName,
    middleName: '',
    lastName: account.familyName,
    phoneNumber: account.phoneNumber,
    email: account.email,
    dateOfBirth: account.birthdate,
    address: street,
    streetNumber: Number(streetNumber),
    streetNumberExtension: '',
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    state: '',
    language: 'nl',
  };
}
