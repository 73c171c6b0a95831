import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { adoptCart } from './adoptCart.ts';

const totals = {
  productsExcludingServiceCosts: 0,
  serviceCosts: 0,
  orderFee: 0,
  touristTax: 0,
  entertainmentTax: 0,
  insurance: 0,
  shipping: 0,
  discount: 0,
  total: 0,
};
let api: AnsweringServer;
let app: FastifyInstance;

beforeAll(async () => {
  api = await answeringServer(({ path, headers }) => {
    const keys = { slug: 'solstrand', shopToken: 'shop-secret', apiNamespace: 'solstrand-2027', brand: 'solstrand' };
    if (path === '/shopping/shops/solstrand') return { body: keys };
    const isOwn = path === '/shopping/carts/c1' && headers['x-cart-token'] === 'cart-secret';
    if (isOwn) return { body: { data: cart } };
    return { status: 404, body: { error: { code: 'cart.not_found', message: '' } } };
  });
  app = Fastify();
  await app.register(fastifyCookie);
  app.get('/solstrand/*', async (request, reply) => {
    const next = await adoptCart(request, reply, {
      slug: 'solstrand',
      shops: shopDirectory(api.url),
      shopApiUrl: api.url,
    });
    return next === undefined ? reply.send('the page') : reply.redirect(next, 303);
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const cart = {
  id: 'c1',
  status: 'shopping',
  timeout: 600,
  products: {},
  totalAmount: 0,
  totalAmountExcludingServiceCosts: 0,
  totals,
  checkoutAllowed: false,
};

const visit = (query: string) => app.inject(`/solstrand/tickets${query}`);

test.each(['token', 'cartToken'])(
  'the cart’s %s goes into the cookie and leaves the address at once [SSO-06]',
  async (name) => {
    const answer = await visit(`?policyId=7&${name}=cart-secret&cartId=c1&orderId=o1&accessId=a1&shopToken=theirs`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/solstrand/tickets?policyId=7&cartId=c1&orderId=o1&accessId=a1');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    const cookies = answer.cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly }));
    expect(cookies).toEqual([{ name: 'cart_solstrand', value: 'c1|cart-secret', httpOnly: true }]);
  },
);

test('a token that opens no cart leaves the address too, and the visitor keeps the cart they have [SSO-06]', async () => {
  for (const query of [
    '?token=wrong&cartId=c1',
    '?token=cart-secret',
    '?token=cart-secret&cartId=c2',
    '?shopToken=theirs',
  ]) {
    const answer = await visit(query);
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).not.toMatch(/oken=/);
    expect(answer.cookies).toEqual([]);
  }
});

test('an address without a token is left as it is', async () => {
  expect((await visit('?cartId=c1&policyId=7')).body).toBe('the page');
});
