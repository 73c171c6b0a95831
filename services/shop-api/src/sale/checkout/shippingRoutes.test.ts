import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { type OwnCart, type ShopKey, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

const solstrand: ShopKey = { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' };
const nachtwoud: ShopKey = { eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' };
const members = exampleShop('solstrand-leden');

let shop: TestShop;
let asLotte: Record<string, string>;
beforeAll(async () => {
  shop = await testShop(openToAll(festivals()));
  asLotte = { 'x-user-token': await shop.tokenOf('lotte') };
});
afterAll(() => shop.close());

const waysTo = (cart: OwnCart, country: string) => shop.cartCall(cart, 'GET', `/shipping?countryCode=${country}`);
const choose = (cart: OwnCart, countryCode: string | null, handle?: string) =>
  shop.cartCall(cart, 'POST', '/shipping', { countryCode, ...(handle === undefined ? {} : { handle }) });
const shippingOf = async (cart: OwnCart) =>
  ((await shop.cartCall(cart, 'GET')).body.data as { totals: { shipping: number } }).totals.shipping;
const place = (cart: OwnCart, key: string) =>
  postOrder(
    shop,
    cart,
    { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand/paymentstatus` },
    { ...asLotte, 'idempotency-key': key },
  );

test.each([
  ['NL', 5.99, 599],
  ['BE', 8.7, 870],
  ['DE', 8.19, 819],
])(
  'the fixed table has one price for deliveries to %s: %s euros, which the totals contain in cents [SHP-02, SHP-04]',
  async (country, euros, cents) => {
    const cart = await filledCart(shop, solstrand, { weekend: 1, mer_tee_M: 2 });
    expect((await waysTo(cart, country)).body.data.shippingMethods).toEqual([
      {
        name: 'Standard',
        texts: { nl: { name: 'Standaard' }, es: { name: 'Estándar' } },
        handle: 'standard',
        price: euros,
      },
    ]);
    const before = (await shop.cartCall(cart, 'GET')).body.data as { totals: { total: number } };
    const { body } = await choose(cart, country);
    expect(body.data).toMatchObject({ totals: { shipping: cents, total: before.totals.total + cents } });
  },
);

const given = { name: expect.any(String) };
const inThree = { ...given, texts: { nl: given, es: given } };

test('merchandise whose ids begin with shopify_ has a choice of delivery methods for each country [SHP-02, SHP-05]', async () => {
  const cart = await filledCart(shop, members, { shopify_hoodie_M: 1 }, asLotte);
  expect((await waysTo(cart, 'NL')).body.data.shippingMethods).toEqual([
    { ...inThree, handle: 'standard', price: 5.99 },
    { ...inThree, handle: 'evening', price: 8.95 },
    { ...inThree, name: 'Collect at the gate', handle: 'pickup', price: 0 },
  ]);
  await choose(cart, 'NL');
  expect(await shippingOf(cart)).toBe(0);
  expect((await choose(cart, 'NL', 'express')).body.error?.code).toBe('shipping.method_unknown');
  await choose(cart, 'BE', 'express');
  expect(await shippingOf(cart)).toBe(1450);
  // The form sends the method too, as the specification requires.
  await choose(cart, 'NL');
  await shop.cartCall(cart, 'PUT', '', { ...testBuyer, shopifyShippingMethod: 'evening' }, asLotte);
  expect(await shippingOf(cart)).toBe(895);
});

test('merchandise of Lightspeed uses the fixed table [SHP-02]', async () => {
  const cart = await filledCart(shop, members, { 'lightspeed_poster_ONE SIZE': 1 }, asLotte);
  await choose(cart, 'DE');
  expect(await shippingOf(cart)).toBe(819);
});

test('a country without delivery, and one without a price for this brand, get different refusals [SHP-02, SHP-03]', async () => {
  const ours = await filledCart(shop, solstrand, { mer_tee_M: 1 });
  const theirs = await filledCart(shop, nachtwoud, { mer_tee_M: 1 });
  await choose(theirs, 'BE');
  for (const call of [waysTo, choose]) {
    expect([(await call(ours, 'FR')).status, (await call(ours, 'FR')).body.error?.code]).toEqual([
      409,
      'shipping.unavailable',
    ]);
    expect((await call(theirs, 'DE')).body.error?.code).toBe('shipping.no_price');
  }
  // The former choice is kept.
  expect(await shippingOf(theirs)).toBe(870);
});

test('a country without delivery for what was added later is refused in the basket, not only at the payment [SHP-02]', async () => {
  const cart = await filledCart(shop, members, { shopify_hoodie_M: 1 }, asLotte);
  const view = async () => (await shop.cartCall(cart, 'GET')).body.data;
  expect(await view()).toMatchObject({ checkoutErrors: [] });
  await choose(cart, 'BE', 'express');
  expect(await view()).toMatchObject({ checkoutAllowed: true, checkoutErrors: [] });
  await shop.database.pool.query("update carts set shipping_country = 'FR' where id = $1", [cart.id]);
  expect(await view()).toMatchObject({ checkoutAllowed: false, checkoutErrors: [{ code: 'shipping.unavailable' }] });
});

test('delivery costs nothing without merchandise or after the choice is removed [SHP-04]', async () => {
  const cart = await filledCart(shop, solstrand, { weekend: 1, mer_tee_M: 1 });
  await choose(cart, 'NL');
  await shop.cartCall(cart, 'PUT', '/products', { productId: 'mer_tee_M', quantity: 0 });
  expect(await shippingOf(cart)).toBe(0);
  await shop.cartCall(cart, 'PUT', '/products', { productId: 'mer_tee_M', quantity: 1 });
  expect(await shippingOf(cart)).toBe(599);
  await choose(cart, null);
  expect(await shippingOf(cart)).toBe(0);
});

test('merchandise can’t be ordered before its delivery is chosen, and the order stores the delivery [SHP-04, SHP-05]', async () => {
  const cart = await filledCart(shop, members, { shopify_hoodie_L: 1 }, asLotte);
  await fillForm(shop, cart, { headers: asLotte, buyer: { country: 'BE' } });
  expect((await place(cart, 'a')).body.error?.code).toBe('shipping.country_missing');
  await choose(cart, 'BE');
  expect((await place(cart, 'b')).body.error?.code).toBe('shipping.method_missing');
  await choose(cart, 'BE', 'express');
  expect((await place(cart, 'c')).status).toBe(200);
  const { rows } = await shop.database.pool.query(
    'select shipping, (totals ->> $2)::int as price, total_cents as total from orders where cart_id = $1',
    [cart.id, 'shipping'],
  );
  // A hoodie of 58.00, delivery of 14.50, order fee of 2.50.
  expect(rows).toEqual([{ shipping: { country: 'BE', handle: 'express' }, price: 1450, total: 7500 }]);
});

test('the delivery can be set only with the cart’s credentials, and only while the cart is shopping [API-07]', async () => {
  const cart = await filledCart(shop, solstrand, { mer_tee_M: 1 });
  for (const stranger of [
    { ...cart, token: 'guess' },
    { ...cart, shop: nachtwoud },
  ]) {
    expect((await waysTo(stranger, 'NL')).status).toBe(404);
    expect((await choose(stranger, 'NL')).status).toBe(404);
  }
  expect((await waysTo(cart, 'nl')).status).toBe(400);
  await shop.database.pool.query("update carts set expires_at = now() - interval '1 minute' where id = $1", [cart.id]);
  expect((await choose(cart, 'NL')).status).toBe(410);
});
