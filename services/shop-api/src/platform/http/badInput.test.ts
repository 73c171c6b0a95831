import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
let cart: OwnCart;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
  cart = await shop.openCart(regularShop);
});
afterAll(() => shop.close());

test.each([
  ['malformed JSON', { payload: '{"productId":', headers: {} }],
  ['a body of another type', { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['a body that is too large', { payload: `"${'a'.repeat(300_000)}"`, headers: {} }],
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

test('a mistake is reported with its path [API-06]', async () => {
  const { status, body } = await shop.cartCall(cart, 'PUT', '/products', { productId: '', quantity: 1.5 });
  expect(status).toBe(400);
  expect(body.error).toEqual({
    code: 'request.invalid',
    message: 'The body of the request is not as documented.',
    fields: { productId: expect.stringMatching(/Too small/), quantity: expect.stringMatching(/int/) },
  });
});

test('an unknown URL gets a 404 in the documented shape, and a URL that can’t be decoded a 400 [API-06]', async () => {
  expect((await shop.call(null, { url: '/nowhere' })).body.error?.code).toBe('route.not_found');
  const undecodable = await shop.call(null, { url: '/shopping/shops/%ff' });
  expect([undecodable.status, undecodable.body.error?.code]).toEqual([400, 'request.invalid']);
});
