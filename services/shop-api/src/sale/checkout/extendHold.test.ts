import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop, shortHoldShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

const ungranted = { ...shortHoldShop };
let shop: TestShop;
beforeAll(async () => {
  // The regular shop grants ten extensions of two minutes each; the shop with short holds grants none.
  shop = await testShop([testFestival(900, { holdExtensions: { times: 0 } })]);
});
afterAll(() => shop.close());

const extend = (cart: OwnCart) => shop.cartCall(cart, 'POST', '/hold');
const read = async (cart: OwnCart) => (await shop.cartCall(cart, 'GET')).body.data;
const near = (cart: OwnCart, seconds?: number) => nearEndOfHold(shop.database.pool, cart.id, seconds);

async function filledCart(key = regularShop): Promise<OwnCart> {
  const cart = await shop.openCart(key);
  await shop.cartCall(cart, 'PUT', '/products', { productId: 'camping', quantity: 1 });
  return cart;
}

test('a hold is extended by the shop’s seconds in its last 120 s, and the cart shows how many extensions are left [BYD-01]', async () => {
  const cart = await filledCart();
  expect((await read(cart)).holdExtensionsLeft).toBe(10);
  await near(cart, 100);
  const { status, body } = await extend(cart);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: cart.id, products: { camping: 1 }, holdExtensionsLeft: 9 });
  expect(body.data.timeout).toBeGreaterThan(160);
  expect(body.data.timeout).toBeLessThanOrEqual(220);
  expect((await read(cart)).holdExtensionsLeft).toBe(9);
});

test('a hold with more than 120 s left is not extended [BYD-01]', async () => {
  const cart = await filledCart();
  await near(cart, 180);
  const { status, body } = await extend(cart);
  expect([status, body.error?.code]).toEqual([409, 'hold.too_early']);
  expect(await read(cart)).toMatchObject({ holdExtensionsLeft: 10 });
  expect((await read(cart)).timeout).toBeLessThanOrEqual(180);
});

test('the server enforces the limit: one extension too many is refused, and a shop may grant none [BYD-01]', async () => {
  const cart = await filledCart();
  const answers: unknown[] = [];
  for (let press = 1; press <= 11; press += 1) {
    await shop.database.pool.query(
      "update carts set expires_at = statement_timestamp() + interval '1 minute' where id = $1",
      [cart.id],
    );
    const { status, body } = await extend(cart);
    answers.push(status === 200 ? body.data.holdExtensionsLeft : body.error?.code);
  }
  expect(answers).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 'hold.not_extendable']);
  const other = await filledCart(ungranted);
  await near(other);
  expect((await extend(other)).body.error?.code).toBe('hold.not_extendable');
  expect((await read(other)).holdExtensionsLeft).toBe(0);
});

test('concurrent clicks, for example in two tabs, extend a hold once [BYD-01]', async () => {
  const cart = await filledCart();
  await near(cart, 100);
  const answers = await Promise.all(Array.from({ length: 20 }, () => extend(cart)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const { timeout, holdExtensionsLeft } = await read(cart);
  const seconds = Number(timeout);
  expect([seconds > 160 && seconds <= 220, holdExtensionsLeft]).toEqual([true, 9]);
});

test('an expired hold can’t be extended, and neither can the hold of a cart in payment [BYD-01, CNT-07]', async () => {
  const over = await filledCart();
  await near(over, -1);
  expect((await extend(over)).status).toBe(410);
  const paying = await readyCart(shop, regularShop, { camping: 1 });
  await placeOrder(shop, paying);
  await near(paying);
  const { status, body } = await extend(paying);
  expect([status, body.error?.code]).toEqual([409, 'cart.in_payment']);
});

test('after a cart was emptied, the next product starts a new hold, which has all extensions again [BYD-01]', async () => {
  const cart = await filledCart();
  await near(cart);
  await extend(cart);
  const put = (quantity: number) => shop.cartCall(cart, 'PUT', '/products', { productId: 'camping', quantity });
  await put(0);
  expect((await put(1)).body.data).toMatchObject({ holdExtensionsLeft: 10 });
});

test('extending a hold requires the credentials of the cart [BYD-01, API-07]', async () => {
  const cart = await filledCart();
  await near(cart);
  expect((await extend({ ...cart, token: 'another' })).status).toBe(404);
  expect((await read(cart)).holdExtensionsLeft).toBe(10);
});

test('orders and cancellations do not lengthen a hold: extensions are added to the hold, and their total is the shop’s limit [BYD-01, CNT-07]', async () => {
  const cart = await readyCart(shop, regularShop, { camping: 1 });
  const { pool } = shop.database;
  const own = `where id = '${cart.id}'`;
  /** Returns the seconds until the end of the hold and the end of the cart. */
  const ends = async () => {
    const { rows } = await pool.query<{ hold: number; cart: number }>(
      `select extract(epoch from hold_until - now())::float8 as hold, extract(epoch from expires_at - now())::float8 as cart from carts ${own}`,
    );
    return rows[0] ?? { hold: 0, cart: 0 };
  };
  /** Moves only this cart's times into the past. */
  const pass = (seconds: number) =>
    pool.query(
      `update carts set hold_until = hold_until - interval '${seconds} seconds', expires_at = expires_at - interval '${seconds} seconds' ${own}`,
    );
  let passed = 0;
  for (;;) {
    const { cart: left } = await ends();
    const wait = Math.max(0, Math.floor(left) - 60);
    await pass(wait);
    passed += wait;
    await placeOrder(shop, cart);
    expect((await shop.cartCall(cart, 'DELETE', '/orders')).status).toBe(200);
    const after = Math.max(0, Math.floor((await ends()).cart) - 60);
    await pass(after);
    passed += after;
    if ((await extend(cart)).status !== 200) break;
  }
  // The maximum is 15 minutes, ten times two minutes, and the seven minutes of the last order.
  expect(passed).toBeLessThanOrEqual(900 + 10 * 120 + 420);
  expect(passed).toBeGreaterThan(900 + 8 * 120);
});
