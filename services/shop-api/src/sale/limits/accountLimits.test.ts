import { setTimeout as wait } from 'node:timers/promises';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

const members = exampleShop('solstrand-leden');

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(openToAll(festivals()));
});
afterAll(() => shop.close());

const as = async (accountId: string) => ({ 'x-user-token': await shop.tokenOf(accountId) });
const place = (cart: OwnCart, headers: Record<string, string>) =>
  postOrder(shop, cart, { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus` }, headers);
const put = (cart: OwnCart, productId: string, quantity: number, headers: Record<string, string> = {}) =>
  shop.cartCall(cart, 'PUT', '/products', { productId, quantity }, headers);

async function readyCart(products: Record<string, number>, headers: Record<string, string>): Promise<OwnCart> {
  const cart = await filledCart(shop, members, products, headers);
  const { body } = await fillForm(shop, cart, { headers });
  if (body.error) throw new Error(body.error.code);
  return cart;
}

const outcomes = (answers: Array<{ status: number; body: { error?: { code: string } } }>) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => body.error?.code ?? String(status))].map(([code, all]) => [
      code,
      all.length,
    ]),
  );

test('of 20 carts of one account placed concurrently, one becomes an order; the others are refused [CHK-12]', async () => {
  const headers = await as('finn');
  const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart({ 'day-sunday': 1 }, headers)));
  expect(outcomes(await Promise.all(carts.map((cart) => place(cart, headers))))).toEqual({
    200: 1,
    'validation.max.orders.per.account': 19,
  });
  const { rows } = await shop.database.pool.query(
    "select account_id from orders where shop_slug = 'solstrand-leden' and account_id = 'finn'",
  );
  expect(rows).toHaveLength(1);
});

test('an account that has reached its order limit is already refused at the form, but another account is not [CHK-12]', async () => {
  const sam = await as('sam');
  // Another account filled the cart; the order belongs to the account that sends the form.
  const cart = await filledCart(shop, members, { 'day-sunday': 1 }, await as('mila'));
  const { status, body } = await fillForm(shop, cart, { headers: sam });
  expect([status, body.error]).toEqual([
    409,
    { code: 'validation.max.orders.per.account', message: 'validation.max.orders.per.account' },
  ]);
  const noor = await as('noor');
  expect((await place(await readyCart({ 'day-sunday': 1 }, noor), noor)).status).toBe(200);
});

test('after an unpaid order ends, its account can place the next one', async () => {
  const headers = await as('dana');
  const first = await readyCart({ 'day-sunday': 1 }, headers);
  const second = await filledCart(shop, members, { 'day-sunday': 1 }, headers);
  expect((await place(first, headers)).status).toBe(200);
  const form = () => fillForm(shop, second, { headers });
  expect((await form()).status).toBe(409);
  await shop.database.pool.query("update carts set expires_at = now() - interval '1 second' where id = $1", [first.id]);
  await eventually('the form is taken', async () => (await form()).status === 200);
});

/** A guest's cart from before the shop required an account; it opens none for guests now. */
const guestsCart = async () => {
  const cart = await filledCart(shop, members, {}, await as('opener'));
  await shop.database.pool.query('update carts set account_id = null where id = $1', [cart.id]);
  return cart;
};

test('in a shop for accounts, a guest can’t reserve, send the form or place an order; after signing in, the account can order [RTE-04]', async () => {
  const cart = await guestsCart();
  expect((await put(cart, 'day-sunday', 1)).body.data.error?.code).toBe('account.required');
  const form = await fillForm(shop, cart);
  expect([form.status, form.body.error?.code]).toEqual([409, 'account.required']);
  const eva = await as('eva');
  expect((await put(cart, 'day-sunday', 1, eva)).body.data.error).toBeUndefined();
  expect((await fillForm(shop, cart, { headers: eva })).status).toBe(200);
  // Simulates a guest who completed the form before the shop required an account.
  await shop.database.pool.query('update carts set account_id = null where id = $1', [cart.id]);
  const refused = await place(cart, {});
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'account.required']);
  expect((await place(cart, eva)).status).toBe(200);
  const { rows } = await shop.database.pool.query('select account_id as id from orders where cart_id = $1', [cart.id]);
  expect(rows).toEqual([{ id: 'eva' }]);
});

test('a membership is sold only to accounts, one to each, and not to an account that already has one', async () => {
  const lotte = await as('lotte');
  const cart = await guestsCart();
  expect((await put(cart, 'membership-year', 1)).body.data.error?.code).toBe('account.required');
  expect((await put(cart, 'membership-year', 1, lotte)).body.data).toMatchObject({
    products: { 'membership-year': 1 },
  });
  for (const [product, quantity, code] of [
    ['membership-month', 1, 'validation.max.memberships.per.account'],
    ['membership-year', 2, 'validation.product.maximum'],
  ] as const) {
    expect((await put(cart, product, quantity, lotte)).body.data.error?.code).toBe(code);
  }
  const noors = await guestsCart();
  expect((await put(noors, 'membership-month', 1, await as('noor'))).body.data.error?.code).toBe(
    'validation.max.memberships.per.account',
  );
});

test('of 20 concurrent orders of a membership for one account, one is placed', async () => {
  // In this shop an account may place many orders, so only the limit of memberships applies.
  await shop.database.pool.query(
    `update shops set config = jsonb_set(config, '{maxOrdersPerAccount}', '0') where slug = 'solstrand-leden'`,
  );
  await wait(5100);
  const headers = await as('mila');
  const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart({ 'membership-year': 1 }, headers)));
  expect(outcomes(await Promise.all(carts.map((cart) => place(cart, headers))))).toEqual({
    200: 1,
    'validation.max.memberships.per.account': 19,
  });
});

test('the database enforces the limit of an account, independently of the code that places orders', async () => {
  await expect(
    shop.database.pool.query("update limits set used = total + 1 where id = 'membership:noor'"),
  ).rejects.toThrow(/limit_not_exceeded/);
});
