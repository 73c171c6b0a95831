import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import type { FastifyInstance } from 'fastify';
import { wireCart } from '../../testing/wireCart.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';

const config = {
  slug: 'solstrand',
  shopToken: 'shop-secret',
  apiNamespace: 'solstrand-2027',
  ossBrand: 'solstrand',
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
};
const cart = cartFor({}, [], { id: 'cart-1' });
const found = { body: { data: wireCart(cart) } };

type Answer = ReturnType<Parameters<typeof answeringServer>[0]>;
let cartAnswer: Answer;
let preregistration = false;
let api: AnsweringServer;
let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  api = await answeringServer(({ path }) => {
    if (path === '/shopping/shops/solstrand') return { body: { ...config, brand: 'solstrand' } };
    if (path === '/shopping/shop') return { body: { ...config, preregistration } };
    if (path === '/shopping/products') return { body: [] };
    return cartAnswer;
  });
  app = await pageApp(api.url, { log: { write: (line) => void logged.push(line) } });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  cartAnswer = found;
  preregistration = false;
});

const visit = (url = '/solstrand/tickets') =>
  app.inject({ url, headers: { cookie: `cart_solstrand=${encodeURIComponent('cart-1|secret')}` } });

const failures: [string, Answer][] = [
  ['does not answer in time', { failure: 'hangs' }],
  ['breaks the connection', { failure: 'breaks' }],
  ['is in trouble', { status: 503, body: { error: { code: 'busy', message: '' } } }],
  ['refuses the crowd', { status: 429, body: { error: { code: 'rate.limited', message: '' } } }],
  ['has a proxy before it that knows no such page', { status: 404, body: '<h1>404</h1>' }],
  ['answers what is no cart', { body: { data: { id: 7 } } }],
];

test.each(failures)(
  'when an API %s, no visitor loses a cart: the page names the cart that it could not show',
  async (_, answer) => {
    cartAnswer = answer;
    for (const _time of answer.failure === 'hangs' ? [1] : [1, 2, 3]) {
      const page = await visit();
      expect(page.statusCode).toBe(200);
      expect(page.json()).toMatchObject({ config: { slug: 'solstrand' }, cart: null, unreadCartId: 'cart-1' });
      expect(page.cookies).toEqual([]);
    }
    cartAnswer = found;
    const page = (await visit()).json();
    expect(page.cart.id).toBe('cart-1');
    expect(page).not.toHaveProperty('unreadCartId');
  },
);

test('a cart that could not be read is logged with its id and the ids of both requests, without a token', async () => {
  cartAnswer = { status: 503, headers: { 'x-request-id': 'r-9' }, body: { error: { code: 'busy', message: '' } } };
  logged.splice(0);
  await visit();
  expect(logged).toHaveLength(1);
  const [line = ''] = logged;
  expect(JSON.parse(line)).toMatchObject({ reqId: expect.any(String), cartId: 'cart-1', reason: 'busy 503 r-9' });
  expect(line).not.toContain('secret');
});

test.each([
  [404, 'cart.not_found'],
  [410, 'cart.expired'],
])('a cart is forgotten if the API answers %i', async (status, code) => {
  cartAnswer = { status, body: { error: { code, message: '' } } };
  const page = await visit();
  expect(page.json()).toMatchObject({ cart: null });
  expect(page.json()).not.toHaveProperty('unreadCartId');
  expect(page.cookies).toEqual([expect.objectContaining({ name: 'cart_solstrand', value: '' })]);
});

test('a shop that only keeps wishlists has no server cart on its pages', async () => {
  preregistration = true;
  expect((await visit()).json()).toMatchObject({ cart: null });
  cartAnswer = { status: 503 };
  expect((await visit()).json()).not.toHaveProperty('unreadCartId');
});

test('a link’s cart is kept when the API fails, and does not replace the visitor’s own', async () => {
  cartAnswer = { status: 503 };
  const link = '/solstrand/tickets?cartToken=theirs&cartId=cart-2';
  const [offer] = (await app.inject(link)).cookies;
  expect(offer).toMatchObject({ name: 'offer_solstrand', value: 'cart-2|theirs' });
  // The next pages try again, and no cart is removed or replaced before one of them has an answer.
  const page = await app.inject({
    url: '/solstrand/tickets',
    cookies: { cart_solstrand: 'cart-1|secret', offer_solstrand: 'cart-2|theirs' },
  });
  expect([page.statusCode, page.cookies]).toEqual([200, []]);
});
