import { type StaysShop, staysFestival, staysShop } from '../../../testing/staysShop.ts';
import { regularShop } from '../../../testing/testFestival.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop([staysFestival()]);
});
afterAll(() => shop.close());

test('a repeated query parameter or header is refused, and none of its values is used [API-06]', async () => {
  const packages = (query: string) => shop.call(regularShop, { url: `/travel/solstrand-stays/en/packages${query}` });
  expect((await packages('?persons=2')).status).toBe(200);
  expect((await packages('?persons=2&persons=50')).status).toBe(400);
  const cart = await shop.openCart(regularShop);
  const other = await shop.openCart(regularShop);
  const both = { 'x-cart-token': [cart.token, other.token] };
  for (const { id } of [cart, other])
    expect((await shop.call(regularShop, { url: `/shopping/carts/${id}`, headers: both as never })).status).toBe(404);
});

test('if a key is repeated in a body, both validation and processing use its last value', async () => {
  const cart = await shop.openCart(regularShop);
  const answer = await shop.call(regularShop, {
    method: 'PUT',
    url: `/shopping/carts/${cart.id}/products`,
    headers: { 'x-cart-token': cart.token, 'content-type': 'application/json' },
    payload: '{"productId":"day-sunday","quantity":1,"quantity":-3}',
  });
  expect(answer.status).toBe(400);
});

test.each(['__proto__', 'constructor'])(
  'a body with the key %s is refused, and changes no object [API-06]',
  async (key) => {
    const cart = await shop.openCart(regularShop);
    const answer = await shop.call(regularShop, {
      method: 'PUT',
      url: `/shopping/carts/${cart.id}/products`,
      headers: { 'x-cart-token': cart.token, 'content-type': 'application/json' },
      payload: `{"productId":"day-sunday","quantity":1,"${key}":{"prototype":{"isAdmin":true}}}`,
    });
    expect(answer.status).toBe(400);
    expect({}).not.toHaveProperty('isAdmin');
  },
);
