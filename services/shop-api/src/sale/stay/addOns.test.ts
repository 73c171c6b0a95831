import { addOnShop, type StaysShop, staysShop } from '../../../testing/staysShop.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import type { OwnCart } from '../../../testing/testShop.ts';
import { shopCatalogue } from '../../catalogue/shop/shopCatalogue.ts';
import { hospitalityAddOns } from './hospitalityAddOns.ts';

let shop: StaysShop;
let noor: { 'x-user-token': string };
let sam: { 'x-user-token': string };
/** Noor’s paid order with a stay: its reference and the id of its hotel cart. */
let order: { reference: string; hotelCartId: string };
beforeAll(async () => {
  shop = await staysShop();
  noor = { 'x-user-token': await shop.tokenOf('noor') };
  sam = { 'x-user-token': await shop.tokenOf('sam') };
  const cart = await openCart(regularShop, noor);
  await shop.choose(cart, 'hotel-dune-standard');
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-breakfast', amount: 2 });
  const hotelCartId = String((await shop.hotel(cart, 'GET')).body.data.id);
  order = { reference: await shop.paidOrder(cart, noor), hotelCartId };
});
afterAll(() => shop.close());

async function openCart(key: typeof regularShop, headers: Record<string, string> = {}): Promise<OwnCart> {
  const { body } = await shop.call(key, { method: 'POST', url: '/shopping/carts', headers });
  return { id: String(body.data.id), token: String(body.data.token), shop: key };
}

const keyOf = (extraId: string) => `addon_${order.reference}_${extraId}`;
const patch = (cart: OwnCart, payload: object, headers = {}) => shop.hotel(cart, 'PATCH', '/add-ons', payload, headers);

test('a looked-up order lists the add-ons for its stay, with price in cents, booked quantity and free stock [ADD-01, LKP-03]', async () => {
  const own = await shopCatalogue(shop.database.pool, () => true).find(regularShop.eventId, regularShop.token);
  const { rows } = await shop.database.pool.query('select id from orders where reference = $1', [order.reference]);
  if (!own) throw new Error('no shop');
  const found = await hospitalityAddOns(shop.database.pool, own, [rows[0]?.id]);
  expect(found).toMatchObject({
    add_on_available: true,
    add_on: [{ reference: order.reference, cart: { id: order.hotelCartId, package: { name: 'Hotel De Duinrand' } } }],
  });
  expect(
    found.add_on[0]?.extras.map(({ extraId, quantity, type }) => [extraId, quantity, type.options[0]?.priceInCents]),
  ).toEqual([
    ['stay-breakfast', 2, 5800],
    ['stay-towels', 0, 995],
    ['stay-transfer', 0, 1750],
    ['stay-late-checkout', 0, 2500],
  ]);
  expect(found.add_on[0]?.extras[2]?.type.options).toMatchObject([
    { id: 'stay-transfer', priceInCents: 1750, amount: 1, texts: { nl: { title: 'Transfer vanaf het station' } } },
    {
      id: 'stay-transfer-duo',
      priceInCents: 1500,
      amount: 2,
      maxQuantity: 8,
      texts: { nl: { title: 'Transfer, prijs voor twee' } },
    },
  ]);
  expect(await hospitalityAddOns(shop.database.pool, own, [])).toEqual({ add_on_available: false, add_on: [] });
});

test('an add-on is added by its key, changed in number, priced by the server, and removed again [ADD-02]', async () => {
  const cart = await openCart(regularShop);
  const before = await shop.stockOf('stay-towels');
  const payload = { addonId: 'stay-towels', quantity: 2, hotelCartId: order.hotelCartId, price: 0 };
  const added = await patch(cart, payload);
  expect(added.status).toBe(200);
  expect(added.body.data).toMatchObject({
    products: { [keyOf('stay-towels')]: 2 },
    // 2 x 9.95 and the order fee of 2.50.
    totalAmount: 22.4,
    checkoutAllowed: true,
  });
  expect((await shop.stockOf('stay-towels'))?.reserved).toBe((before?.reserved ?? 0) + 2);
  // Since the add-on is in the cart, its key alone is enough, in this call and as a product.
  expect((await patch(cart, { addonId: keyOf('stay-towels'), quantity: 5 })).body.data.products).toEqual({
    [keyOf('stay-towels')]: 5,
  });
  expect((await shop.put(cart, keyOf('stay-towels'), 1)).body.data.products).toEqual({ [keyOf('stay-towels')]: 1 });
  const gone = await shop.hotel(cart, 'DELETE', `/add-ons?addonId=stay-towels&hotelCartId=${order.hotelCartId}`);
  expect([gone.status, gone.body.data.products]).toEqual([200, {}]);
  expect(await shop.stockOf('stay-towels')).toEqual(before);
});

test('bought add-ons are lines of the order with the add-ons’ keys [ADD-02, API-03]', async () => {
  const cart = await openCart(regularShop);
  await patch(cart, { addonId: keyOf('stay-transfer'), quantity: 2, hotelCartId: order.hotelCartId });
  await shop.paidOrder(cart);
  const { body } = await shop.cartCall(cart, 'GET', '/orders');
  expect(body.data).toMatchObject({
    total: 2 * 1750 + 250,
    lines: [
      {
        productId: keyOf('stay-transfer'),
        name: 'Transfer from the station',
        quantity: 2,
        total: 3500,
        texts: { en: { name: 'Transfer from the station' } },
      },
    ],
  });
});

test('an option of an add-on has a separate key, quantity and price, but is sold from the same stock [ADD-01, ADD-02]', async () => {
  const cart = await openCart(regularShop);
  const before = await shop.stockOf('stay-transfer');
  const named = { addonId: keyOf('stay-transfer-duo'), hotelCartId: order.hotelCartId };
  expect((await patch(cart, { ...named, quantity: 3 })).body.error?.code).toBe('validation.product.step');
  expect((await patch(cart, { ...named, quantity: 10 })).body.error).toMatchObject({
    code: 'validation.product.maximum',
    values: { maximum: 8 },
  });
  // 2 x 15.00 and the order fee of 2.50.
  expect((await patch(cart, { ...named, quantity: 2 })).body.data).toMatchObject({
    products: { [keyOf('stay-transfer-duo')]: 2 },
    totalAmount: 32.5,
  });
  expect((await shop.stockOf('stay-transfer'))?.reserved).toBe((before?.reserved ?? 0) + 2);
  await patch(cart, { ...named, quantity: 0 });
});

test('a cart’s own stay and an add-on for an earlier stay do not affect each other [ADD-02]', async () => {
  const cart = await openCart(regularShop);
  await shop.choose(cart, 'glamping-standard');
  await patch(cart, { addonId: 'stay-towels', quantity: 1, hotelCartId: order.hotelCartId });
  expect((await shop.hotel(cart, 'GET')).body.data).toMatchObject({
    totalPrice: 684,
    extras: [],
    addOns: [{ extraId: 'stay-towels', quantity: 1 }],
  });
  expect((await shop.hotel(cart, 'DELETE')).body.data.products).toEqual({ [keyOf('stay-towels')]: 1 });
});

test('of two carts that request the last late check-out, one gets it [API-09]', async () => {
  const carts = await Promise.all([openCart(regularShop), openCart(regularShop), openCart(regularShop)]);
  const payload = { addonId: 'stay-late-checkout', quantity: 1, hotelCartId: order.hotelCartId };
  const answers = await Promise.all(carts.map((cart) => patch(cart, payload)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error?.code).toBe('product.sold_out');
  for (const cart of carts) await shop.hotel(cart, 'DELETE', `/add-ons?addonId=${keyOf('stay-late-checkout')}`);
  expect(await shop.stockOf('stay-late-checkout')).toEqual({ reserved: 0, held: 0 });
});

describe('no client can find out who has a stay, or whether there is one [API-07, LKP-04]', () => {
  const unknown = { status: 404, code: 'travel.addon_not_found' };
  const answerOf = async (cart: OwnCart, payload: object, headers = {}) => {
    const { status, body } = await patch(cart, { quantity: 1, ...payload }, headers);
    return { status, code: body.error?.code };
  };

  test('a reference alone, right or wrong, finds nothing; the account that placed the order finds it', async () => {
    const cart = await openCart(regularShop);
    expect(await answerOf(cart, { addonId: keyOf('stay-towels') })).toEqual(unknown);
    expect(await answerOf(cart, { addonId: 'addon_999999999_stay-towels' })).toEqual(unknown);
    expect(await answerOf(cart, { addonId: keyOf('stay-towels') }, sam)).toEqual(unknown);
    expect(await answerOf(await openCart(regularShop, noor), { addonId: keyOf('stay-towels') }, noor)).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['another hotel cart', { addonId: 'stay-towels', hotelCartId: '0198f000-0000-7000-8000-000000000000' }],
    ['an invalid hotel cart', { addonId: 'stay-towels', hotelCartId: 'hotel-dune' }],
    ['an extra that is not an add-on', { addonId: 'stay-parking', hotelCartId: 'own' }],
    ['a product of the shop', { addonId: 'weekend', hotelCartId: 'own' }],
    ['another order’s reference', { addonId: 'addon_999999999_stay-towels', hotelCartId: 'own' }],
  ])('no add-on is found with %s', async (_what, { addonId, hotelCartId }) => {
    const cart = await openCart(regularShop);
    const named = hotelCartId === 'own' ? order.hotelCartId : hotelCartId;
    expect(await answerOf(cart, { addonId, hotelCartId: named })).toEqual(unknown);
    expect((await shop.cartOf(cart)).products).toEqual({});
  });

  test('an unpaid order has no add-ons', async () => {
    const cart = await openCart(regularShop);
    await shop.choose(cart, 'glamping-standard');
    const hotelCartId = String((await shop.hotel(cart, 'GET')).body.data.id);
    expect(await answerOf(await openCart(regularShop), { addonId: 'stay-towels', hotelCartId })).toEqual(unknown);
  });

  test('an add-on shop serves only the account that placed the order [LKP-04]', async () => {
    const named = { addonId: 'stay-towels', hotelCartId: order.hotelCartId };
    const guest = await shop.call(addOnShop, { method: 'POST', url: '/shopping/carts' });
    expect([guest.status, guest.body.error?.code]).toEqual([409, 'account.required']);
    expect(await answerOf(await openCart(addOnShop, sam), named, sam)).toEqual(unknown);
    expect(await answerOf(await openCart(addOnShop, noor), named, noor)).toMatchObject({ status: 200 });
  });
});
