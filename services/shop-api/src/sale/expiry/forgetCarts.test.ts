import { postOrder } from '../../../testing/postOrder.ts';
import { readyCart } from '../../../testing/readyCart.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { forgetCarts } from './forgetCarts.ts';
import { releaseExpired } from './releaseExpired.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const pool = () => shop.database.pool;

/** Moves the end of a cart into the past by some days. */
async function ended(cart: OwnCart, days: number): Promise<void> {
  await pool().query("update carts set expires_at = now() - interval '1 second' where id = $1", [cart.id]);
  while ((await statusOf(cart)) !== 'expired') await releaseExpired(pool());
  await pool().query("update carts set expires_at = now() - $2 * interval '1 day' where id = $1", [cart.id, days]);
}

async function statusOf(cart: OwnCart): Promise<string | undefined> {
  const { rows } = await pool().query<{ status: string }>('select status from carts where id = $1', [cart.id]);
  return rows[0]?.status;
}

const place = (cart: OwnCart) =>
  postOrder(shop, cart, {
    paymentMethod: 'card',
    redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
  });

test('a cart without an order is deleted with its stay 30 days after its end, but not earlier', async () => {
  const [old, young, shopping] = await Promise.all([
    shop.openCart(regularShop),
    readyCart(shop, regularShop, { weekend: 1 }),
    readyCart(shop, regularShop, { weekend: 1 }),
  ]);
  const url = `/shopping/carts/${old.id}/products/hotel/solstrand-stays`;
  const headers = { 'x-cart-token': old.token };
  const chosen = await shop.call(regularShop, {
    method: 'PUT',
    url,
    headers,
    payload: { productId: 'glamping-standard' },
  });
  expect(chosen.status).toBe(200);
  await ended(old, 30.01);
  await ended(young, 29.99);
  await forgetCarts(pool());
  expect([await statusOf(old), await statusOf(young), await statusOf(shopping)]).toEqual([
    undefined,
    'expired',
    'shopping',
  ]);
  expect((await pool().query('select 1 from hotel_carts where cart_id = $1', [old.id])).rowCount).toBe(0);
  expect((await shop.cartCall(old, 'GET')).status).toBe(404);
});

test('a cart with an order is kept, paid or not', async () => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  expect((await place(cart)).status).toBe(200);
  await ended(cart, 400);
  await forgetCarts(pool());
  expect(await statusOf(cart)).toBe('expired');
  expect((await pool().query('select 1 from orders where cart_id = $1', [cart.id])).rowCount).toBe(1);
});

test('thousands of carts are deleted in batches; a locked cart is skipped and deleted later', async () => {
  const held = await shop.openCart(regularShop);
  await ended(held, 40);
  await pool().query(
    `insert into carts (event_id, shop_slug, token_hash, status, hold_until, expires_at)
     select event_id, shop_slug, decode(md5(nr::text), 'hex'), 'expired', expires_at, expires_at - interval '1 day'
     from carts, generate_series(1, 1200) nr where event_id = $2 and id = $1`,
    [held.id, regularShop.eventId],
  );
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('select 1 from carts where event_id = $1 and id = $2 for update', [
      regularShop.eventId,
      held.id,
    ]);
    // The background job of the running service may delete some of them.
    await Promise.all([forgetCarts(pool()), forgetCarts(pool())]);
    const left = await pool().query(
      `select id from carts where status = 'expired' and expires_at < now() - interval '30 days'
         and not exists (select 1 from orders where orders.event_id = carts.event_id and cart_id = carts.id)`,
    );
    expect(left.rows).toEqual([{ id: held.id }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await forgetCarts(pool());
  expect(await statusOf(held)).toBeUndefined();
});

test('a cart’s limit usages are released before it is deleted', async () => {
  const cart = await shop.openCart(regularShop);
  await ended(cart, 40);
  await pool().query("insert into limits (event_id, id, total, used) values ('solstrand-2027', 'voucher:X', 1, 1)");
  await pool().query(
    "insert into limit_usages (event_id, cart_id, limit_id, keep_seconds) values ('solstrand-2027', $1, 'voucher:X', 999999999)",
    [cart.id],
  );
  await forgetCarts(pool());
  expect(await statusOf(cart)).toBe('expired');
  await pool().query('delete from limit_usages where cart_id = $1', [cart.id]);
  await forgetCarts(pool());
  expect(await statusOf(cart)).toBeUndefined();
});

test('a waiting room’s token is deleted once it has expired', async () => {
  const insert = (hash: string, seconds: number) =>
    pool().query(
      `insert into queue_tokens (event_id, id_hash, expires_at) values ('solstrand-2027', $1, now() + $2 * interval '1 second')`,
      [Buffer.from(hash), seconds],
    );
  await insert('over', -1);
  await insert('valid', 600);
  await forgetCarts(pool());
  const { rows } = await pool().query<{ hash: Buffer }>('select id_hash as hash from queue_tokens');
  expect(rows.map(({ hash }) => hash.toString())).toEqual(['valid']);
});
