import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { cutOff, shortPatience, slowBody } from '../../../testing/slowBody.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { buildShopApi } from '../../buildShopApi.ts';

const regular = exampleShop('solstrand-regular');

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

test('of a hundred calls of one cart at once four are worked on, some wait, and the others are refused until there is room [API-09]', async () => {
  const cart = await shop.openCart(regular);
  const calls = Array.from({ length: 100 }, (_, nr) =>
    shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 1 + (nr % 2) }),
  );
  const answers = await Promise.all(calls);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
  expect(statuses.filter((status) => status === 429)).toHaveLength(36);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.error?.code).toBe('cart.too_many');
  expect(refused?.headers['retry-after']).toBe('1');
  expect((await shop.cartCall(cart, 'GET')).status).toBe(200);
});

test('another cart is not refused for it, nor is a cart for calls with a wrong token', async () => {
  const [busy, other] = [await shop.openCart(regular), await shop.openCart(regular)];
  const change = (cart: typeof busy) => shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 1 });
  const crowd = Array.from({ length: 100 }, () => change(busy));
  const guesses = Array.from({ length: 60 }, () => change({ ...other, token: 'a guess' }));
  expect((await change(other)).status).toBe(200);
  await Promise.all([...crowd, ...guesses]);
});

test('a body that comes byte by byte is cut off, and takes no turn of its cart for longer', async () => {
  const app = await buildShopApi({
    pool: shop.database.pool,
    providers: new Map(),
    deliver: async () => {},
    ownUrl: 'https://api.test',
    returnOrigins: [],
    patience: shortPatience,
    logLevel: 'silent',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const cart = await shop.openCart(regular);
  const path = `/shopping/carts/${cart.id}/products`;
  const headers = {
    authorization: `Bearer ${regular.token}`,
    'x-event-namespace': regular.eventId,
    'x-cart-token': cart.token,
  };
  const slow = Array.from({ length: 8 }, () => slowBody(app, { method: 'PUT', path, headers }));
  for (const said of await Promise.all(slow)) expect(said).toMatch(cutOff);
  const payload = { productId: 'weekend', quantity: 1 };
  const answer = await app.inject({ method: 'PUT', url: path, headers, payload });
  await app.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
});
