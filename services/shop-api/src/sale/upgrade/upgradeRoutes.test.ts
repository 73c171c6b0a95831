import { festivals } from '@festival/example-festivals/festivals';
import type { OwnOrder } from '@festival/shared-contracts/order/orderPage';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

const upgrade = exampleShop('solstrand-upgrade');
/** Lotte's order of two weekend tickets, her order that was already upgraded, and Sam's order of one ticket. */
const two = '10a7e5ca-fe57-4a11-8a5e-000000000002';
const done = '10a7e5ca-fe57-4a11-8a5e-000000000004';
const one = '10a7e5ca-fe57-4a11-8a5e-000000000003';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const open = (order: string, headers = {}) =>
  shop.call(upgrade, {
    method: 'POST',
    url: '/shopping/carts',
    headers: { 'x-upgradable-order-id': order, ...headers },
  });
const put = (cart: OwnCart, productId: string, quantity: number, headers = {}) =>
  shop.cartCall(cart, 'PUT', '/products', { productId, quantity }, headers);
const place = (cart: OwnCart, key = 'key') =>
  postOrder(
    shop,
    cart,
    { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-upgrade/paymentstatus` },
    { 'idempotency-key': key },
  );

test('the price of each upgrade is reduced by the paid price of one ticket, up to the number of bought tickets', async () => {
  const cart = await filledCart(shop, upgrade, {}, { 'x-upgradable-order-id': two });
  const first = await put(cart, 'upgrade-camping', 1);
  // 249 minus the paid 189, plus the order fee of 2.50.
  expect(first.body.data).toMatchObject({ totals: { discount: 18900, total: 6250 } });
  const second = await put(cart, 'upgrade-vip', 1);
  expect(second.body.data).toMatchObject({ totals: { discount: 37800, total: 6250 + 16000 } });
  expect((await put(cart, 'upgrade-vip', 2)).body.data.error?.code).toBe('upgrade.more_than_bought');
  // Another ticket in the cart has its full price.
  expect((await put(cart, 'day-sunday', 1)).body.data).toMatchObject({ totals: { discount: 37800 } });
});

test('an upgrade without an order is refused; the call that changes the quantity may name the order, and answers 200 when it refuses it [API-12]', async () => {
  const cart = await filledCart(shop, upgrade, {});
  expect((await put(cart, 'upgrade-vip', 1)).body.data.error?.code).toBe('upgrade.order_missing');
  const named = await put(cart, 'upgrade-vip', 1, { 'x-upgradable-order-id': one });
  expect(named.body.data).toMatchObject({ totals: { discount: 18900 } });
  for (const [order, code] of [
    [two, 'upgrade.other_order'],
    [done, 'upgrade.processed'],
    ['10a7e5ca-fe57-4a11-8a5e-00000000dead', 'upgrade.not_found'],
  ] as const) {
    const refused = await put(cart, 'upgrade-vip', 1, { 'x-upgradable-order-id': order });
    expect([refused.status, refused.body.data]).toEqual([200, { error: { code, message: code } }]);
  }
  expect((await put(cart, 'upgrade-vip', 1, { 'x-upgradable-order-id': 'latest' })).status).toBe(400);
});

test('an unknown order, another person’s order and an already upgraded one get different refusals [UPG-03]', async () => {
  const refusal = async (...options: Parameters<typeof open>) => {
    const { status, body } = await open(...options);
    return [status, body.error?.code];
  };
  expect(await refusal('latest')).toEqual([400, 'upgrade.order_id_invalid']);
  expect(await refusal('10a7e5ca-fe57-4a11-8a5e-00000000dead')).toEqual([404, 'upgrade.not_found']);
  expect(await refusal('20a7e5ca-fe57-4a11-8a5e-000000000002')).toEqual([404, 'upgrade.not_found']);
  expect(await refusal(done)).toEqual([409, 'upgrade.processed']);
  // Nine digits can be guessed, so they are accepted only from the account that placed the order.
  expect(await refusal('100000002', { 'x-user-token': await shop.tokenOf('noor') })).toEqual([
    404,
    'upgrade.not_found',
  ]);
  expect((await open('100000002', { 'x-user-token': await shop.tokenOf('lotte') })).status).toBe(201);
});

test('the list of an account’s orders marks upgraded orders, so that no page offers to upgrade them again [UPG-03]', async () => {
  const { body } = await shop.call(upgrade, {
    url: '/shopping/orders',
    headers: { 'x-user-token': await shop.tokenOf('lotte') },
  });
  const orders = body.data as unknown as OwnOrder[];
  expect(orders.map(({ reference, isUpgraded }) => [reference, isUpgraded])).toEqual([
    ['100000004', true],
    ['100000002', undefined],
  ]);
});

test('nine digits are enough together with the order’s access id; a wrong access id and a missing one get the same response [UPG-03]', async () => {
  const outcome = async (order: string, access?: string, account?: string) => {
    const user = account === undefined ? {} : { 'x-user-token': await shop.tokenOf(account) };
    const { status, body } = await open(order, { ...(access === undefined ? {} : { 'x-access-id': access }), ...user });
    return body.error?.code ?? status;
  };
  const refused = 'upgrade.access_id_invalid';
  expect(await outcome('100000002', two)).toBe(201);
  expect(await outcome('100000004', done)).toBe('upgrade.processed');
  for (const access of [undefined, 'letmein', one, '10a7e5ca-fe57-4a11-8a5e-00000000dead', `${two}x`]) {
    expect([access, await outcome('100000002', access)]).toEqual([access, refused]);
    // There is no such order.
    expect([access, await outcome('100000999', access)]).toEqual([access, refused]);
  }
  expect(await outcome('100000002', one, 'noor')).toBe(refused);
  // The account that placed the order needs no access id. An external reference is its own access id, and is not
  // accepted for another order.
  expect(await outcome('100000002', one, 'lotte')).toBe(201);
  expect([await outcome(two, two), await outcome(two, one)]).toEqual([201, refused]);
  const cart = await filledCart(shop, upgrade, {});
  const named = (access: string) =>
    put(cart, 'upgrade-vip', 1, { 'x-upgradable-order-id': '100000003', 'x-access-id': access });
  expect((await named(two)).body.data.error?.code).toBe(refused);
  expect((await named(one)).body.data).toMatchObject({ totals: { discount: 18900 } });
});

test('after five wrong access ids an order’s link is locked, even for the right access id; other orders’ links are not locked [ERR-06]', async () => {
  const outcome = async (order: string, access: string) => {
    const { status, body } = await open(order, { 'x-access-id': access });
    return [status, body.error?.code];
  };
  for (const guess of [1, 2, 3, 4, 5])
    expect(await outcome('100000001', `10a7e5ca-fe57-4a11-8a5e-00000000001${guess}`)).toEqual([
      403,
      'upgrade.access_id_invalid',
    ]);
  const right = '10a7e5ca-fe57-4a11-8a5e-000000000001';
  expect(await outcome('100000001', right)).toEqual([423, '4364']);
  expect(await outcome('100000004', done)).toEqual([409, 'upgrade.processed']);
  await shop.database.pool.query(
    "update look_ups set made_at = array_fill(statement_timestamp() - interval '11 minutes', array[5])",
  );
  expect(await outcome('100000001', right)).toEqual([201, undefined]);
});

test('other shops ignore the header', async () => {
  const { status } = await shop.call(
    { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' },
    { method: 'POST', url: '/shopping/carts', headers: { 'x-upgradable-order-id': 'whatever' } },
  );
  expect(status).toBe(201);
});

test('of 20 carts that concurrently upgrade the same order, one can be ordered [UPG-03]', async () => {
  const carts = await Promise.all(
    Array.from({ length: 20 }, () =>
      filledCart(shop, upgrade, { 'upgrade-camping': 1 }, { 'x-upgradable-order-id': two }),
    ),
  );
  await Promise.all(carts.map((cart) => fillForm(shop, cart)));
  const placed = await Promise.all(carts.map((cart) => place(cart)));
  const codes = Map.groupBy(placed, ({ status, body }) => `${status} ${body.error?.code ?? ''}`);
  expect([codes.get('200 ')?.length, codes.get('409 upgrade.processed')?.length]).toEqual([1, 19]);
  expect((await open(two)).body.error?.code).toBe('upgrade.processed');
  const { rows } = await shop.database.pool.query(
    'select total_cents as total, upgrades_order_id is not null as upgrades from orders where shop_slug = $1',
    ['solstrand-upgrade'],
  );
  expect(rows).toEqual([{ total: 6250, upgrades: true }]);
});
