import * as cartCalls from '@festival/shared-contracts/api/cartCalls';
import type { Endpoint } from '@festival/shared-contracts/api/endpoint';
import * as hotelCalls from '@festival/shared-contracts/api/hotelCalls';
import * as shopCalls from '@festival/shared-contracts/api/shopCalls';
import * as travelCalls from '@festival/shared-contracts/api/travelCalls';
import { errorAnswerSchema } from '@festival/shared-contracts/errors/shopError';
import fc from 'fast-check';
import { testBuyer } from '../../jest/testBuyer.ts';
import { regularShop, testFestival } from '../../jest/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../jest/testShop.ts';

let shop: TestShop;
let cart: OwnCart;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
  cart = await shop.openCart(regularShop);
});
afterAll(() => shop.close());

const served: Endpoint[] = [
  shopCalls.getShop,
  shopCalls.getProducts,
  shopCalls.findShop,
  shopCalls.listShops,
  cartCalls.createCart,
  cartCalls.getCart,
  cartCalls.setCartProduct,
  cartCalls.putCheckoutForm,
  cartCalls.placeCartOrder,
  cartCalls.getOrderStatus,
  ...Object.values(travelCalls),
  ...Object.values(hotelCalls),
];

const oddText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', "'; drop table carts; --", '../..', '%00', '%', '😀'.repeat(50), 'a'.repeat(5000)),
);
/** Bodies near the right one: its own fields with odd values, some missing, some more. */
const near = (example: object) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(example).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue(), oddText)]),
      ),
      { requiredKeys: [] },
    )
    .chain((record) =>
      fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }).map((more) => ({ ...more, ...record })),
    );

const examples: Record<string, object> = {
  setCartProduct: { productId: 'weekend', quantity: 1 },
  putCheckoutForm: testBuyer,
  placeCartOrder: { paymentMethod: 'card', redirectUri: 'http://shop.test/', expectedTotal: 1 },
  createCart: { paymentQueueToken: 'a' },
  setHotel: { productId: 'glamping-standard~3' },
  addHotelExtra: { extraId: 'stay-breakfast', amount: 1 },
  setAddOn: { addonId: 'addon_123456789_stay-breakfast', quantity: 1, hotelCartId: 'a' },
};

/** The address of a call with its cart and its shop filled in, but for what is odd about it. */
const urlOf = (endpoint: Endpoint, odd: Record<string, string>) => {
  const known: Record<string, string> = {
    cartId: cart.id,
    slug: 'solstrand',
    travelId: 'solstrand-stays',
    packageId: 'glamping',
    ...odd,
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(known[name] ?? 'x'));
  return `/${endpoint.service}${path}`;
};
const encode = (value: string) => encodeURIComponent(value.toWellFormed());

async function expectDocumented(
  endpoint: Endpoint,
  odd: { url?: string; payload?: unknown; headers?: Record<string, string> },
) {
  const { status, body } = await shop.call(regularShop, {
    method: endpoint.method,
    url: odd.url ?? urlOf(endpoint, {}),
    headers: {
      'x-cart-token': cart.token,
      ...(odd.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...odd.headers,
    },
    ...(odd.payload === undefined
      ? {}
      : { payload: typeof odd.payload === 'string' ? odd.payload : JSON.stringify(odd.payload) }),
  });
  expect(status).toBeLessThan(500);
  if (status >= 400) expect(errorAnswerSchema.safeParse(body).success).toBe(true);
}

describe.each(served.map((endpoint) => [endpoint.name, endpoint] as const))('%s [API-06]', (name, endpoint) => {
  test('answers whatever it is sent with its answer or a documented 4xx, never a 5xx [API-06]', async () => {
    const example = examples[name] ?? {};
    const body = fc.oneof(near(example), near(example), fc.jsonValue(), fc.constant('{"broken'), fc.constant(''));
    const property = fc.asyncProperty(body, async (payload) => {
      await expectDocumented(endpoint, endpoint.method === 'GET' ? {} : { payload });
    });
    await fc.assert(property, { numRuns: endpoint.method === 'GET' ? 1 : 60 });
  });

  test('takes any path, query and header for what it is [API-06]', async () => {
    const odd = fc.record({
      value: oddText,
      query: oddText,
      header: fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,300}$/),
    });
    const property = fc.asyncProperty(odd, async ({ value, query, header }) => {
      const names = Object.keys(endpoint.params.def.shape);
      const url = urlOf(endpoint, Object.fromEntries(names.map((param) => [param, value])));
      const keys = [
        'persons',
        'category',
        'rating',
        'date',
        'packageOptionId',
        'extraId',
        'addonId',
        'hotelCartId',
        'x',
      ];
      await expectDocumented(endpoint, { url: `${url}?${keys.map((key) => `${key}=${encode(query)}`).join('&')}` });
      await expectDocumented(endpoint, {
        headers: { 'x-cart-token': header, 'idempotency-key': header, 'x-policy-id': header },
      });
      await expectDocumented(endpoint, { headers: { 'x-event-namespace': header } });
    });
    await fc.assert(property, { numRuns: 25 });
  });
});

test.each([
  ['no JSON', { payload: '{"productId":', headers: {} }],
  ['another type', { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['too much of it', { payload: `"${'a'.repeat(300_000)}"`, headers: {} }],
])('%s is refused in the documented shape, and nothing changes [API-06]', async (_what, { payload, headers }) => {
  const before = (await shop.cartCall(cart, 'GET')).body.data.products;
  const { status, body } = await shop.call(regularShop, {
    method: 'PUT',
    url: `/shopping/carts/${cart.id}/products`,
    headers: { 'x-cart-token': cart.token, 'content-type': 'application/json', ...headers },
    payload,
  });
  expect([400, 413, 415]).toContain(status);
  expect(body.error).toEqual({ code: 'request.invalid', message: expect.any(String) });
  expect((await shop.cartCall(cart, 'GET')).body.data.products).toEqual(before);
});

test('a mistake is told by its path [API-06]', async () => {
  const { status, body } = await shop.cartCall(cart, 'PUT', '/products', { productId: '', quantity: 1.5 });
  expect(status).toBe(400);
  expect(body.error).toEqual({
    code: 'request.invalid',
    message: 'The body of the request is not as documented.',
    fields: { productId: expect.stringMatching(/Too small/), quantity: expect.stringMatching(/int/) },
  });
});

test('an address that is none is a 404 in the documented shape, undecodable ones a 400 [API-06]', async () => {
  expect((await shop.call(null, { url: '/nowhere' })).body.error?.code).toBe('route.not_found');
  const undecodable = await shop.call(null, { url: '/shopping/shops/%ff' });
  expect([undecodable.status, undecodable.body.error?.code]).toEqual([400, 'request.invalid']);
});
