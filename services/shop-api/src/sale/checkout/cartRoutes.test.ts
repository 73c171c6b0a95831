import { nachtwoud } from '@festival/example-festivals/nachtwoud/nachtwoud';
import { eventually } from '@festival/service-kit/testing/eventually';
import { z } from 'zod';
import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { regularShop, shortHoldShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900), nachtwoud]);
});
afterAll(() => shop.close());

const put = (cart: OwnCart, productId: string, quantity: number) =>
  shop.cartCall(cart, 'PUT', '/products', { productId, quantity });

async function stockOf(id: string) {
  const { rows } = await shop.database.pool.query<{ reserved: number }>(
    "select reserved from stock where event_id = 'solstrand-2027' and id = $1",
    [id],
  );
  return rows[0]?.reserved;
}

test('a cart is opened, filled, changed and emptied, and returns its totals in euros [API-03, BSK-03]', async () => {
  const cart = await shop.openCart(regularShop);
  const opened = await shop.cartCall(cart, 'GET');
  expect(opened.body.data).toMatchObject({ status: 'shopping', products: {}, totalAmount: 0, checkoutAllowed: false });
  await put(cart, 'weekend', 2);
  await put(cart, 'bus-amsterdam', 2);
  const { status, body } = await put(cart, 'refund-protection', 1);
  expect(status).toBe(200);
  // 2 x 189.00 + 2 x 19.50 + 2.50 order fee + 2.00 for the bus + 2 x 4.50 entertainment tax + 6.5 % of 421.50.
  expect(body.data).toMatchObject({
    products: { weekend: 2, 'bus-amsterdam': 2, 'refund-protection': 1 },
    totalAmount: 457.9,
    totalAmountExcludingServiceCosts: 436.9,
    checkoutAllowed: true,
    totals: { total: 45_790, insurance: 2740, orderFee: 450, entertainmentTax: 900, touristTax: 0, serviceCosts: 2100 },
  });
  await put(cart, 'bus-amsterdam', 0);
  expect((await put(cart, 'weekend', 0)).body.data).toMatchObject({
    products: { 'refund-protection': 1 },
    checkoutAllowed: false,
  });
});

test.each([
  ['weekend', 3],
  ['day-sunday', 1],
])('the entertainment tax of %s is 1.50 for each of its %i festival days, per ticket [BSK-03]', async (id, days) => {
  const { body } = await put(await shop.openCart(regularShop), id, 2);
  expect(body.data.totals).toMatchObject({ entertainmentTax: 2 * 150 * days });
});

test('tourist tax is charged per ticket if the product says so [BSK-11]', async () => {
  const cart = await shop.openCart(regularShop);
  const { body } = await put(cart, 'camping', 2);
  expect(body.data.totals).toMatchObject({
    touristTax: 1260,
    entertainmentTax: 900,
    total: 2 * 24_900 + 1260 + 900 + 250,
  });
});

test.each([
  ['weekend', 9, 'validation.product.maximum'],
  ['vip', 1, 'validation.product.minimum'],
  ['vip', 3, 'validation.product.step'],
  ['day-friday', 1, 'product.sold_out'],
  ['day-saturday', 8, null],
  ['nowhere', 1, 'product.not_found'],
  ['refund-protection', 2, 'validation.product.maximum'],
])(
  '%s x %d: a refusal by a business rule is a 200 with data.error, and the cart is unchanged [API-12]',
  async (id, quantity, code) => {
    const cart = await shop.openCart(regularShop);
    const { status, body } = await put(cart, id, quantity);
    expect([status, body.data.error?.code ?? null]).toEqual([200, code]);
    const { products } = (await shop.cartCall(cart, 'GET')).body.data;
    expect(products).toEqual(code === null ? { [id]: quantity } : {});
    if (code === null) await put(cart, id, 0);
  },
);

test('an order has at most 16 tickets in total: more are refused and returned, whatever the order of the calls [TIX-03, API-09]', async () => {
  const cart = await shop.openCart(regularShop);
  await put(cart, 'weekend', 8);
  await put(cart, 'camping', 5);
  const { status, body } = await put(cart, 'day-saturday', 4);
  expect([status, body.data.error]).toEqual([
    200,
    { code: 'validation.product.maximum', message: 'validation.product.maximum', values: { maximum: 3 } },
  ]);
  expect(await stockOf('day-saturday')).toBe(0);
  expect((await put(cart, 'day-saturday', 3)).body.data.products).toEqual({
    weekend: 8,
    camping: 5,
    'day-saturday': 3,
  });
  // Six tickets use a part of the limit for other tickets.
  await put(cart, 'weekend', 6);
  expect((await put(cart, 'day-saturday', 5)).body.data.products).toMatchObject({ 'day-saturday': 5 });
  expect((await put(cart, 'bus-amsterdam', 8)).body.data.products).toMatchObject({ 'bus-amsterdam': 8 });
  for (const id of ['weekend', 'camping', 'day-saturday', 'bus-amsterdam']) await put(cart, id, 0);
});

const codesOf = (errors: unknown) => z.parse(z.array(z.object({ code: z.string() })), errors).map(({ code }) => code);

test('tickets that are added concurrently can exceed the limit of an order together [TIX-03]', async () => {
  const cart = await shop.openCart(regularShop);
  await Promise.all(['weekend', 'day-saturday'].map((id) => put(cart, id, 8)));
  await shop.database.pool.query(
    "update cart_lines set qty = 9 where event_id = 'solstrand-2027' and cart_id = $1 and product_id = 'weekend'",
    [cart.id],
  );
  const { data } = (await shop.cartCall(cart, 'GET')).body;
  expect([data.checkoutAllowed, codesOf(data.checkoutErrors)]).toEqual([
    false,
    ['validation.product.maximum', 'validation.product.maximum'],
  ]);
  await shop.database.pool.query(
    "update cart_lines set qty = 8 where event_id = 'solstrand-2027' and cart_id = $1 and product_id = 'weekend'",
    [cart.id],
  );
  for (const id of ['weekend', 'day-saturday']) await put(cart, id, 0);
});

test('of the last 14 tickets a second cart gets the rest and no more [API-09]', async () => {
  const [first, second] = [await shop.openCart(regularShop), await shop.openCart(regularShop)];
  await put(first, 'day-saturday', 8);
  const refused = (await put(second, 'day-saturday', 7)).body.data.error;
  // Six tickets are left, so the refusal proposes six [BSK-08].
  expect(refused).toEqual({ code: 'product.sold_out', message: 'product.sold_out', values: { left: 6 } });
  expect((await put(second, 'day-saturday', 6)).body.data.products).toEqual({ 'day-saturday': 6 });
  expect(await stockOf('day-saturday')).toBe(14);
  await put(first, 'day-saturday', 0);
  await put(second, 'day-saturday', 0);
  expect(await stockOf('day-saturday')).toBe(0);
});

test('prices, fees and totals sent by a client are ignored [API-08]', async () => {
  const cart = await shop.openCart(regularShop);
  const cheap = { productId: 'weekend', quantity: 1, price: 0.01, totalAmount: 0, serviceCosts: 0, discount: 18_000 };
  const { body } = await shop.cartCall(cart, 'PUT', '/products', cheap);
  expect(body.data.totalAmount).toBe(189 + 2.5 + 4.5);
});

test('only the hash of a cart’s token is stored', async () => {
  const { token } = await shop.openCart(regularShop);
  const { rows } = await shop.database.pool.query<{ row: string }>('select carts::text as row from carts');
  expect(rows.some(({ row }) => row.includes(token) || row.includes(Buffer.from(token).toString('hex')))).toBe(false);
});

test('a cart id in capital letters addresses the same cart, even concurrently [API-09]', async () => {
  const cart = await shop.openCart(regularShop);
  const loud = { ...cart, id: cart.id.toUpperCase() };
  // The last ticket is in another cart.
  await put(await shop.openCart(regularShop), 'weekend', 3);
  const before = await stockOf('weekend');
  await put(cart, 'weekend', 2);
  const answers = await Promise.all([put(cart, 'weekend', 0), put(loud, 'weekend', 0)]);
  expect(answers.map(({ body }) => [body.data.id, body.data.products])).toEqual(answers.map(() => [cart.id, {}]));
  expect(await stockOf('weekend')).toBe(before);
});

test('the hold begins with the first product in the cart, and later changes do not extend it [CNT-07]', async () => {
  const cart = await shop.openCart(shortHoldShop);
  await nearEndOfHold(shop.database.pool, cart.id, 300);
  const begun = await put(cart, 'shower', 1);
  expect(begun.body.data.timeout).toBeGreaterThan(600);
  await nearEndOfHold(shop.database.pool, cart.id, 300);
  const changed = await put(cart, 'shower', 2);
  expect(changed.body.data.timeout).toBeLessThanOrEqual(300);
  await nearEndOfHold(shop.database.pool, cart.id, 0);
  const over = await shop.cartCall(cart, 'GET');
  expect([over.status, over.body.error?.code]).toEqual([410, 'cart.expired']);
  expect((await put(cart, 'shower', 1)).body.data.error?.code).toBe('cart.expired');
  await eventually('its stock is back', async () => (await stockOf('shower')) === 0);
  // The form's data is deleted with the cart.
  const { rows } = await shop.database.pool.query('select buyer from carts where id = $1', [cart.id]);
  expect(rows).toEqual([{ buyer: null }]);
});

describe('the checkout form', () => {
  test('is accepted from its owner and returns the payment methods, in the visitor’s language [CHK-02, PAY-01]', async () => {
    const cart = await shop.openCart(regularShop);
    await put(cart, 'weekend', 1);
    const { status, body } = await shop.cartCall(cart, 'PUT', '', testBuyer);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: 'noor@example.org',
      buyerName: expect.stringMatching(/^Noor /),
      order: { paymentUri: null },
    });
    const offered = (body.data.order as { availablePaymentMethods: { uid: string; name: string }[] })
      .availablePaymentMethods;
    expect(offered.map(({ uid }) => uid)).toEqual(['ideal', 'card', 'applepay', 'googlepay']);
    expect(offered[1]?.name).toBe('Creditcard of betaalpas');
  });

  test.each([
    ['email', 'nobody', 400],
    ['country', 'nl', 400],
    ['streetNumber', '12', 400],
    ['dateOfBirth', '1995-02-30', 400],
    ['firstName', '', 400],
    ['lastName', 'de\u0000Wit', 400],
    ['city', '\ud800', 400],
    ['country', 'US', 400],
    ['country', 'XX', 422],
    ['country', 'UK', 422],
    ['dateOfBirth', '2010-01-01', 422],
    ['dateOfBirth', '2999-01-01', 422],
  ])(
    'with %s = %j is refused and leaves the cart unchanged [CHK-02, CHK-05, CHK-06, CHK-08, API-06]',
    async (field, value, refused) => {
      const cart = await shop.openCart(regularShop);
      await put(cart, 'weekend', 1);
      const { status, body } = await shop.cartCall(cart, 'PUT', '', { ...testBuyer, [field]: value });
      expect(status).toBe(refused);
      expect(body.error).toEqual(
        expect.objectContaining({ code: expect.stringMatching(/\./), message: expect.any(String) }),
      );
      expect((await shop.cartCall(cart, 'GET')).body.data.email).toBeUndefined();
    },
  );

  test('stores no gender for a brand that does not ask for it [BRD-02]', async () => {
    const cart = await shop.openCart({ eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' });
    await put(cart, 'weekend', 1);
    const { gender: _gender, ...withoutGender } = testBuyer;
    expect((await shop.cartCall(cart, 'PUT', '', withoutGender)).status).toBe(200);
    await shop.cartCall(cart, 'PUT', '', { ...testBuyer, gender: 'female' });
    const { rows } = await shop.database.pool.query("select buyer ->> 'gender' as gender from carts where id = $1", [
      cart.id,
    ]);
    expect(rows).toEqual([{ gender: 'other' }]);
  });
});
