import type { FastifyInstance } from 'fastify';
import { type AnsweringServer, answeringServer, type ReceivedRequest } from '../../testing/answeringServer.ts';
import { pageApp } from '../../testing/pageApp.ts';
import { shopAnswer } from '../../testing/shopAnswer.ts';

let api: AnsweringServer;
let app: FastifyInstance;
/** The carts' contents by id; a cart's token is its id with `-secret`. */
let carts: Map<string, { status: string; products: Record<string, number> }>;
/** Products whose next quantity is refused, or not answered. */
let troubles: Record<string, 'soldOut' | 'away'>;
/** The refusal of a new cart; none when empty. */
let queueCode: string;

const queueUrl = 'https://queue.example/solstrand';

const cartOf = (id: string) => {
  const totals = { productsExcludingServiceCosts: 0, serviceCosts: 0, orderFee: 0, touristTax: 0, entertainmentTax: 0 };
  return {
    id,
    ...carts.get(id),
    timeout: 600,
    totalAmount: 0,
    totalAmountExcludingServiceCosts: 0,
    totals: { ...totals, insurance: 0, shipping: 0, discount: 0, total: 0 },
    checkoutAllowed: true,
  };
};

function answerCart({ method, path, headers, body }: ReceivedRequest) {
  if (method === 'POST') {
    if (queueCode) return { status: 403, body: { error: { code: queueCode, message: '' } } };
    const id = `opened-${carts.size}`;
    carts.set(id, { status: 'shopping', products: {} });
    return { status: 201, body: { data: { ...cartOf(id), token: `${id}-secret` } } };
  }
  const [, id = ''] = /^\/shopping\/carts\/([\w-]+)/.exec(path) ?? [];
  const cart = carts.get(id);
  if (!cart || headers['x-cart-token'] !== `${id}-secret`)
    return { status: 404, body: { error: { code: 'cart.not_found', message: '' } } };
  if (method === 'GET') return { body: { data: cartOf(id) } };
  const { productId, quantity } = JSON.parse(body) as { productId: string; quantity: number };
  if (troubles[productId] === 'away') return { failure: 'breaks' as const };
  if (troubles[productId] === 'soldOut') {
    return { body: { data: { error: { code: 'product.sold_out', message: 'product.sold_out' } } } };
  }
  cart.products[productId] = quantity;
  return { body: { data: cartOf(id) } };
}

beforeAll(async () => {
  api = await answeringServer((request) => {
    const { path } = request;
    if (path === '/shopping/shops/solstrand') return { body: { ...shopAnswer, brand: 'solstrand' } };
    if (path === '/shopping/shop') return { body: { ...shopAnswer, queueUrl } };
    if (path === '/shopping/products') return { body: [] };
    if (path.startsWith('/shopping/carts')) return answerCart(request);
    return { status: 404, body: { error: { code: 'shop.not_found', message: '' } } };
  });
  app = await pageApp(api.url);
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  carts = new Map([['own', { status: 'shopping', products: { camping: 1 } }]]);
  troubles = {};
  queueCode = '';
  api.requests.length = 0;
});

const send = (
  fields: string,
  {
    cart = '',
    slug = 'solstrand',
    origin = 'http://shop.example',
  }: { cart?: string; slug?: string; origin?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/${slug}/quantities`,
    headers: { host: 'shop.example', origin, 'content-type': 'application/x-www-form-urlencoded' },
    cookies: cart ? { cart_solstrand: `${cart}|${cart}-secret` } : {},
    payload: fields,
  });

const cartCookie = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.cookies.find(({ name }) => name === 'cart_solstrand')?.value;

test('the form opens a cart, sets the quantities in their order and returns to its page [BYD-05]', async () => {
  const answer = await send('weekend=5&vip=4&returnTo=/solstrand/tickets?a=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/solstrand/tickets?a=1']);
  expect(cartCookie(answer)).toBe('opened-1|opened-1-secret');
  expect(Object.entries(carts.get('opened-1')?.products ?? {})).toEqual([
    ['weekend', 5],
    ['vip', 4],
  ]);
});

test('sending the form twice does not double the quantities; the visitor’s own cart keeps its products', async () => {
  for (let times = 0; times < 2; times += 1) expect((await send('weekend=5', { cart: 'own' })).statusCode).toBe(303);
  expect(carts.size).toBe(1);
  expect(carts.get('own')?.products).toEqual({ camping: 1, weekend: 5 });
});

test.each([
  ['was paid', 'confirmed', 'own'],
  ['is gone', 'shopping', 'gone'],
])('a cart that %s is replaced by a new one', async (_case, status, cart) => {
  carts.set('own', { status, products: { camping: 1 } });
  const answer = await send('weekend=1', { cart });
  expect(cartCookie(answer)).toBe('opened-1|opened-1-secret');
  expect(carts.get('own')?.products).toEqual({ camping: 1 });
});

test('a refused quantity is explained in the shop’s language; the other products are in the cart [ERR-02]', async () => {
  troubles = { vip: 'soldOut' };
  const answer = await send('vip=2&weekend=1&returnTo=/solstrand/tickets', { cart: 'own' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="nl"');
  expect(answer.body).toContain('Niet alles zit in je winkelmand');
  expect(answer.body).toContain('dit product is uitverkocht');
  expect(answer.body).toContain('href="/solstrand/tickets"');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(carts.get('own')?.products).toEqual({ camping: 1, weekend: 1 });
});

test('while the shop API is away the page has the same form again, and the visitor keeps the opened cart', async () => {
  troubles = { vip: 'away' };
  const answer = await send('weekend=1&vip=2&returnTo=/solstrand/tickets');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  for (const field of [
    'name="weekend" value="1"',
    'name="vip" value="2"',
    'name="returnTo" value="/solstrand/tickets"',
  ])
    expect(answer.body).toContain(field);
  expect(cartCookie(answer)).toBe('opened-1|opened-1-secret');
  troubles = {};
  await send('weekend=1&vip=2', { cart: 'opened-1' });
  expect(carts.size).toBe(2);
  expect(carts.get('opened-1')?.products).toEqual({ weekend: 1, vip: 2 });
});

test.each([
  ['another site’s page', 'weekend=1', { origin: 'https://evil.example' }, 403],
  ['an unknown shop', 'weekend=1', { slug: 'nowhere' }, 404],
  ['a quantity that is no number', 'weekend=many', {}, 400],
  ['a negative quantity', 'weekend=-1', {}, 400],
  ['more products than a page has', Array.from({ length: 51 }, (_, id) => `p${id}=1`).join('&'), {}, 400],
])('%s changes no quantity', async (_case, fields, from, status) => {
  expect((await send(fields, from)).statusCode).toBe(status);
  expect(api.requests.filter(({ path }) => path.startsWith('/shopping/carts'))).toEqual([]);
});

test('the form redirects to this site only', async () => {
  expect((await send('weekend=1&returnTo=//evil.example')).headers.location).toBe('/solstrand');
});

test('names and values in the form are escaped in the page', async () => {
  troubles = { '<b>': 'soldOut' };
  const answer = await send(`${encodeURIComponent('<b>')}=1`);
  expect(answer.body).not.toContain('<b><b>');
  expect(answer.body).toContain('&lt;b&gt;');
});

test('a new cart is opened with the policy and the waiting room’s token of the page [API-02, CNT-09]', async () => {
  const returnTo = encodeURIComponent('/solstrand/tickets?policyId=group-42&paymentQueueToken=pass');
  await send(`weekend=1&returnTo=${returnTo}`);
  const opening = api.requests.find(({ method, path }) => method === 'POST' && path === '/shopping/carts');
  expect(opening?.headers['x-policy-id']).toBe('group-42');
  expect(JSON.parse(opening?.body ?? '')).toEqual({ paymentQueueToken: 'pass' });
});

test('the form of a shop with a waiting room redirects to that room, without a cart [CNT-09]', async () => {
  queueCode = 'queue.token_missing';
  const answer = await send('weekend=1&returnTo=/solstrand/tickets');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, queueUrl]);
  expect(cartCookie(answer)).toBeUndefined();
});
