import type { FastifyInstance } from 'fastify';
import { type AnsweringServer, answeringServer, type ReceivedRequest } from '../../testing/answeringServer.ts';
import { pageApp } from '../../testing/pageApp.ts';
import { shopAnswer } from '../../testing/shopAnswer.ts';

type StoredCart = { token: string; former: string | null; status: string; products: Record<string, number> };

let api: AnsweringServer;
let app: FastifyInstance;
let carts: Map<string, StoredCart>;
/** The outcome of the next exchange of a token. */
let mishap: 'none' | 'answerLost' | 'apiAway' | 'shopAway';
let tokens = 0;

const cartOf = (id: string, { status, products }: StoredCart) => {
  const totals = { productsExcludingServiceCosts: 0, serviceCosts: 0, orderFee: 0, touristTax: 0, entertainmentTax: 0 };
  const total = 5000 * Object.values(products).reduce((sum, quantity) => sum + quantity, 0);
  return {
    id,
    status,
    timeout: 600,
    products,
    totalAmount: total / 100,
    totalAmountExcludingServiceCosts: total / 100,
    totals: { ...totals, insurance: 0, shipping: 0, discount: 0, total },
    checkoutAllowed: true,
  };
};
const notFound = { status: 404, body: { error: { code: 'cart.not_found', message: '' } } };

/** Follows the shop API's rules for a cart's token, which the shop API's own tests check. */
function answerCart({ method, path, headers, body }: ReceivedRequest) {
  const [, id = '', below = ''] = /^\/shopping\/carts\/(\w+)(\/token)?/.exec(path) ?? [];
  const cart = carts.get(id);
  const given = headers['x-cart-token'];
  if (!cart) return notFound;
  if (method === 'GET') {
    if (cart.token !== given) return notFound;
    cart.former = null;
    return { body: { data: cartOf(id, cart) } };
  }
  if (below !== '/token' || (given !== cart.token && given !== cart.former)) return notFound;
  if (cart.status !== 'shopping' && JSON.parse(body).isHandedOver)
    return { status: 409, body: { error: { code: 'cart.in_payment', message: '' } } };
  if (mishap === 'apiAway') return { failure: 'breaks' as const };
  tokens += 1;
  Object.assign(cart, { former: given, token: `renewed-${tokens}` });
  return mishap === 'answerLost' ? { failure: 'breaks' as const } : { body: { data: { token: cart.token } } };
}

beforeAll(async () => {
  api = await answeringServer((request) => {
    const { path } = request;
    if (mishap === 'shopAway') return { failure: 'breaks' as const };
    if (path === '/shopping/shops/solstrand') return { body: { ...shopAnswer, brand: 'solstrand' } };
    if (path === '/shopping/shop') return { body: shopAnswer };
    if (path === '/shopping/products') return { body: [] };
    return answerCart(request);
  });
  app = await pageApp(api.url);
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  mishap = 'none';
  carts = new Map<string, StoredCart>([
    ['sent', { token: 'sent-secret', former: null, status: 'shopping', products: { weekend: 1 } }],
    ['own', { token: 'own-secret', former: null, status: 'shopping', products: { shower: 2 } }],
    ['empty', { token: 'empty-secret', former: null, status: 'shopping', products: {} }],
  ]);
});

/** A browser without scripts: cookies, redirects and forms. */
function browser(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  const seen: string[] = [];
  async function visit(method: 'GET' | 'POST', url: string, payload?: string) {
    for (let hop = 0; hop < 6; hop += 1) {
      const answer = await app.inject({
        method: hop === 0 ? method : 'GET',
        url,
        cookies: Object.fromEntries(jar),
        headers: { host: 'shop.example', origin: 'http://shop.example', ...(payload && hop === 0 ? formType : {}) },
        ...(payload && hop === 0 ? { payload } : {}),
      });
      seen.push(url);
      for (const { name, value, expires } of answer.cookies) {
        if (value === '' || (expires && expires.getTime() < Date.now())) jar.delete(name);
        else jar.set(name, value);
      }
      if (answer.statusCode !== 303) return answer;
      url = String(answer.headers.location);
    }
    throw new Error(`redirected for ever: ${seen.join(' ')}`);
  }
  return {
    seen,
    get: (url: string) => visit('GET', url),
    send: (url: string, fields: Record<string, string>) => visit('POST', url, new URLSearchParams(fields).toString()),
    cart: () => [...jar].find(([name]) => name.endsWith('cart_solstrand'))?.[1],
    cookies: () => [...jar.keys()].map((name) => name.replace('__Host-', '')).sort(),
  };
}
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const link = '/solstrand/tickets?policyId=7&token=sent-secret&cartId=sent';
const ownCart = { cart_solstrand: 'own|own-secret' };

const isOpenTo = (token: string) => carts.get('sent')?.token === token || carts.get('sent')?.former === token;

test.each(['token', 'cartToken'])(
  'the cart’s %s leaves the address at once, and is no longer valid for its sender [SSO-06]',
  async (name) => {
    const visitor = browser();
    const first = await app.inject(
      `/solstrand/tickets?policyId=7&${name}=sent-secret&cartId=sent&orderId=o1&accessId=a1&shopToken=theirs`,
    );
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toBe('/solstrand/tickets?policyId=7&cartId=sent&orderId=o1&accessId=a1');
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    expect(first.cookies.map(({ httpOnly }) => httpOnly)).toEqual([true]);
    expect(JSON.parse((await visitor.get(link)).body).cart).toMatchObject({ id: 'sent', products: { weekend: 1 } });
    expect(visitor.cart()).toMatch(/^sent\|renewed-/);
    expect(isOpenTo('sent-secret')).toBe(false);
  },
);

test('a link opens its cart once: a second browser gets the shop without the cart, and the first keeps it [SSO-06]', async () => {
  const [first, second] = [browser(), browser()];
  await first.get(link);
  expect(JSON.parse((await second.get(link)).body).cart).toBeNull();
  expect(second.cookies()).not.toContain('cart_solstrand');
  expect(JSON.parse((await first.get('/solstrand/tickets')).body).cart).toMatchObject({ id: 'sent' });
  // The same browser may open its link again, in another tab.
  expect(JSON.parse((await first.get(link)).body).cart).toMatchObject({ id: 'sent' });
});

test('a filled cart is not replaced without a question; “keep” changes nothing [SSO-06]', async () => {
  const visitor = browser(ownCart);
  const question = await visitor.get(link);
  expect(question.body).toContain('Welke winkelmand houd je?');
  expect(question.body).toMatch(/2 artikelen, €\s?100,00/);
  expect(question.body).toMatch(/1 artikel, €\s?50,00/);
  expect(question.body).not.toMatch(/<script|sent-secret|own-secret/);
  expect(visitor.cart()).toBe('own|own-secret');
  const page = await visitor.send('/solstrand/cart-offer', { choice: 'keep', returnTo: '/solstrand/tickets' });
  expect(JSON.parse(page.body)).toMatchObject({ url: '/solstrand/tickets', cart: { id: 'own' } });
  expect(visitor.cookies().filter((name) => /_solstrand$/.test(name))).toEqual(['cart_solstrand']);
  expect(isOpenTo('sent-secret')).toBe(true);
});

test('“take” brings the cart of the link, with a token that its sender does not have [SSO-06]', async () => {
  const visitor = browser(ownCart);
  await visitor.get(link);
  const page = await visitor.send('/solstrand/cart-offer', { choice: 'take', returnTo: '//evil.example' });
  expect(JSON.parse(page.body)).toMatchObject({ url: '/solstrand', cart: { id: 'sent' } });
  expect(visitor.cart()).toMatch(/^sent\|renewed-/);
  expect(isOpenTo('sent-secret')).toBe(false);
});

test('the question is in the visitor’s language, and another site cannot answer it [I18-02]', async () => {
  const titles = [];
  for (const language of ['nl', 'en', 'es']) {
    const { body } = await browser({ ...ownCart, language }).get(link);
    expect(body).toContain(`<html lang="${language}" data-brand="solstrand">`);
    titles.push(/<h1>(.*?)<\/h1>/.exec(body)?.[1]);
  }
  expect(new Set(titles).size).toBe(3);
  const foreign = await app.inject({
    method: 'POST',
    url: '/solstrand/cart-offer',
    headers: { origin: 'http://evil.example', ...formType },
    cookies: { ...ownCart, offer_solstrand: 'sent|sent-secret' },
    payload: 'choice=take',
  });
  expect([foreign.statusCode, isOpenTo('sent-secret')]).toEqual([403, true]);
});

test.each(['"solstrand"', "sol'strand", 'sol;strand', 'Solstrand', 'sol strand', 'sølstrand'])(
  'an answer to the question for an impossible shop, %s, is 404',
  async (slug) => {
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: `/${encodeURIComponent(slug)}/cart-offer`,
      headers: { origin: 'http://localhost', host: 'localhost', ...formType },
      payload: 'choice=keep',
    });
    expect([statusCode, headers['set-cookie'], JSON.parse(body).error.code]).toEqual([404, undefined, 'unknown_shop']);
  },
);

test('an empty, a paid and an expired cart are replaced without a question', async () => {
  for (const own of ['empty', 'paid', 'gone']) {
    carts.set('paid', { token: 'paid-secret', former: null, status: 'confirmed', products: { weekend: 1 } });
    carts.set('sent', { token: 'sent-secret', former: null, status: 'shopping', products: { weekend: 1 } });
    const visitor = browser({ cart_solstrand: `${own}|${own}-secret` });
    expect([own, JSON.parse((await visitor.get(link)).body).cart?.id]).toEqual([own, 'sent']);
  }
});

test.each(['answerLost', 'apiAway'] as const)(
  'an exchange that fails (%s) keeps the link’s cart for the next page',
  async (kind) => {
    const visitor = browser();
    mishap = kind;
    expect(JSON.parse((await visitor.get(link)).body).cart).toBeNull();
    mishap = 'none';
    expect(JSON.parse((await visitor.get('/solstrand/tickets')).body).cart).toMatchObject({ id: 'sent' });
    expect(isOpenTo('sent-secret')).toBe(false);
  },
);

test('an invalid token leaves the address too, and the visitor keeps their cart [SSO-06]', async () => {
  const addresses = ['?token=wrong&cartId=sent', '?token=sent-secret', '?token=sent-secret&cartId=x', '?shopToken=t'];
  for (const query of addresses) {
    const visitor = browser(ownCart);
    expect(JSON.parse((await visitor.get(`/solstrand/tickets${query}`)).body).cart).toMatchObject({ id: 'own' });
    expect(visitor.seen.slice(1).join(' ')).not.toMatch(/oken=/);
    expect(visitor.cookies().filter((name) => /_solstrand$/.test(name))).toEqual(['cart_solstrand']);
  }
});

test('a cart in payment can only be paid by its owner', async () => {
  carts.set('sent', { token: 'sent-secret', former: null, status: 'in_payment', products: { weekend: 1 } });
  const visitor = browser(ownCart);
  expect(JSON.parse((await visitor.get(link)).body).cart).toMatchObject({ id: 'own' });
});

test('a link’s cart has a separate cookie until the visitor takes it; from then on its token is sent with each call [RTE-12, RTE-13]', async () => {
  const first = await app.inject('/solstrand/tickets?cartToken=sent-secret&cartId=sent');
  expect(first.cookies.map(({ name, value }) => [name.replace('__Host-', ''), value])).toEqual([
    ['offer_solstrand', 'sent|sent-secret'],
  ]);
  const visitor = browser();
  await visitor.get('/solstrand/tickets?cartToken=sent-secret&cartId=sent');
  expect(visitor.cookies()).toEqual(['cart_solstrand']);
  api.requests.length = 0;
  await visitor.get('/solstrand');
  const read = api.requests.find(({ path }) => path === '/shopping/carts/sent');
  expect(`sent|${read?.headers['x-cart-token']}`).toBe(visitor.cart());
});

test.each(['token', 'cartToken'])(
  'the checkout route takes no cart from its address: %s leaves the address, and the payment’s parameters stay [RTE-13, PAY-05]',
  async (name) => {
    const visitor = browser(ownCart);
    const answer = await visitor.get(
      `/solstrand/checkout?cartId=sent&${name}=sent-secret&provider=paylogic&utm_source=mail`,
    );
    expect(visitor.seen.at(-1)).toBe('/solstrand/checkout?cartId=sent&provider=paylogic&utm_source=mail');
    expect(JSON.parse(answer.body).cart).toMatchObject({ id: 'own' });
    expect(visitor.cookies()).toEqual(['cart_solstrand']);
    expect(isOpenTo('sent-secret')).toBe(true);
  },
);

test('a link that is opened while the API is away keeps its cart for the next page [RTE-13]', async () => {
  // This host has not looked up the shop before.
  const fresh = await pageApp(api.url);
  mishap = 'shopAway';
  const first = await fresh.inject({ method: 'GET', url: link, headers: { host: 'shop.example' } });
  expect(first.statusCode).toBe(303);
  expect(first.headers.location).not.toContain('secret');
  const [offer] = first.cookies;
  expect(offer).toMatchObject({ name: 'offer_solstrand', value: 'sent|sent-secret' });
  mishap = 'none';
  const visitor = browser({ offer_solstrand: 'sent|sent-secret' });
  expect((await visitor.get(String(first.headers.location))).statusCode).toBe(200);
  expect(visitor.cart()).toMatch(/^sent\|renewed-/);
  await fresh.close();
});
