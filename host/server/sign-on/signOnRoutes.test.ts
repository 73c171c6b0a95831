import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { apiRoutes } from '../api/apiRoutes.ts';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { type TestIssuer, testIssuer } from '../testing/testIssuer.ts';
import { openSignOn } from './openSignOn.ts';

const clientSecret = 'a secret of the client';
const sessionSecret = 'a secret of thirty-two characters';
const noor = { sub: 'noor', given_name: 'Noor', email: 'noor@example.com', address: { locality: 'Zandvoort' } };
const membership = { level: 2, status: 'active' };

let api: AnsweringServer;
let issuer: TestIssuer;
let app: FastifyInstance;

const registeredAt = '2026-10-01T12:00:00.000Z';

beforeAll(async () => {
  api = await answeringServer(({ path }) => {
    const brand = path.split('/').at(-1) ?? '';
    if (path.startsWith('/shopping/shops/')) {
      // A shop whose sign-on brand is not its own.
      const signOnBrand = brand === 'kleinstrand' ? 'solstrand' : '';
      return { body: { slug: brand, shopToken: 'shop-secret', apiNamespace: `${brand}-2027`, brand, signOnBrand } };
    }
    if (path === '/members/membership') return { body: { data: membership } };
    if (path === '/members/wishlists/nachtwoud-2027') return { body: { data: { registeredAt } } };
    if (path.startsWith('/members/'))
      return { status: 404, body: { error: { code: 'wishlist.not_found', message: '' } } };
    return { body: { data: {} } };
  });
  issuer = await testIssuer(clientSecret);
});
afterAll(async () => {
  await api.close();
  await issuer.server.close();
});
beforeEach(async () => {
  api.requests.splice(0);
  Object.assign(issuer, { lifetime: 600, refreshed: null, isAway: false });
  app = Fastify();
  await app.register(fastifyCookie);
  const shops = shopDirectory(api.url);
  const settings = {
    issuer: issuer.server.url,
    clientId: 'festival-shop',
    clientSecret,
    scope: 'openid profile',
    accountUrl: `${issuer.server.url}/account`,
    sessionSecret,
  };
  const signOn = openSignOn(app, { settings, shops, shopApiUrl: api.url });
  apiRoutes(app, { shopApiUrl: api.url, shops, signOn });
});
afterEach(() => app.close());

/** A browser of this shop with its cookies and address. */
function visitor(slug = 'solstrand') {
  const cookies = new Map<string, string>();
  async function call(method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) {
    const answer = await app.inject({
      method,
      url,
      headers: { host: 'shop.example', origin: 'http://shop.example', 'x-shop': slug, ...headers },
      cookies: Object.fromEntries(cookies),
      ...(payload ? { payload } : {}),
    });
    for (const { name, value, expires } of answer.cookies) {
      if (value === '' || (expires && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    call,
    session: async () => (await call('GET', '/api/sign-on/session')).json().data,
    signIn: async (journey: object = { returnTo: '/solstrand/tickets' }): Promise<LightMyRequestResponse> => {
      const { data } = (await call('POST', '/api/sign-on/login', journey)).json();
      const back = issuer.approve(new URL(data.link), noor);
      return call('GET', `${back.pathname}${back.search}`);
    },
  };
}

const tokenAsked = () => api.requests.at(-1)?.headers['x-user-token'];

test('who signs in comes back to where they were, and the page knows them without a token [SSO-02, SSO-03]', async () => {
  const browser = visitor();
  expect(await browser.session()).toEqual({ available: true, user: null, brand: '' });
  const came = await browser.signIn({
    returnTo: '/solstrand/tickets?policyId=7',
    cartId: 'c1',
    orderId: 'o1',
    accessId: 'a1',
  });
  expect(came.statusCode).toBe(303);
  expect(came.headers.location).toBe('/solstrand/tickets?policyId=7&cartId=c1&orderId=o1&accessId=a1');
  const data = await browser.session();
  expect(data).toMatchObject({ brand: 'solstrand', user: { id: 'noor', membership, wishlist: null } });
  expect(data.user.profile).toMatchObject({ givenName: 'Noor', address: { city: 'Zandvoort' } });
  expect(JSON.stringify(data)).not.toMatch(/eyJ|refresh-secret/);
});

test('who saved a wishlist for the event is registered for it, and nobody else is', async () => {
  const userIn = async (slug: string) => {
    const browser = visitor(slug);
    await browser.signIn({ returnTo: `/${slug}/tickets` });
    return (await browser.session()).user;
  };
  expect((await userIn('nachtwoud')).preregistration).toEqual({ key: '', registeredAt });
  expect((await userIn('solstrand')).preregistration).toBeNull();
});

test('the session is in a cookie that no script reads and nobody else can open [SSO-03]', async () => {
  const browser = visitor();
  const came = await browser.signIn();
  const cookie = came.cookies.find(({ name }) => name === 'session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const [, ...parts] = (cookie?.value ?? '').split('.');
  for (const part of parts) expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/noor|refresh-secret/i);
  browser.cookies.set('session', `${cookie?.value}x`);
  expect((await browser.session()).user).toBeNull();
});

test('the user’s token goes with calls to the shop API when signed in, and not before [SSO-03]', async () => {
  const browser = visitor();
  await browser.call('GET', '/api/shopping/products');
  expect(tokenAsked()).toBeUndefined();
  await browser.signIn();
  await browser.call('GET', '/api/shopping/products', undefined, { 'x-user-token': 'forged' });
  expect(JSON.parse(Buffer.from(String(tokenAsked()).split('.')[1] ?? '', 'base64url').toString()).sub).toBe('noor');
  await browser.call('GET', '/api/members/membership');
  expect(api.requests.at(-1)?.headers['x-brand']).toBe('solstrand');
});

test('a token about to end is made new, once for requests that come together, and the cookie with it', async () => {
  const browser = visitor();
  issuer.lifetime = 30;
  await browser.signIn();
  issuer.lifetime = 600;
  issuer.refreshed = { ...noor, given_name: 'Nora' };
  const before = issuer.server.requests.filter(({ body }) => body.includes('refresh_token')).length;
  await Promise.all([browser.call('GET', '/api/shopping/products'), browser.call('GET', '/api/shopping/shop')]);
  const after = issuer.server.requests.filter(({ body }) => body.includes('grant_type=refresh_token')).length;
  expect(after - before).toBe(1);
  expect((await browser.session()).user.profile.givenName).toBe('Nora');
});

test('a session that was ended at the issuer is over here too', async () => {
  const browser = visitor();
  issuer.lifetime = 30;
  await browser.signIn();
  expect((await browser.session()).user).toBeNull();
  expect(browser.cookies.has('session')).toBe(false);
});

test('while the issuer is away the shop goes on: sign-on not available, calls without a token, no session lost', async () => {
  const browser = visitor();
  issuer.lifetime = 1;
  await browser.signIn();
  issuer.isAway = true;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const answer = await browser.call('GET', '/api/shopping/products');
  expect([answer.statusCode, tokenAsked()]).toEqual([200, undefined]);
  expect(browser.cookies.has('session')).toBe(true);
  Object.assign(issuer, { isAway: false, lifetime: 600, refreshed: noor });
  expect((await browser.session()).user.id).toBe('noor');
});

test('an issuer that never answered is not available, and signing in says so', async () => {
  issuer.isAway = true;
  const browser = visitor();
  expect(await browser.session()).toEqual({ available: false, user: null, brand: '' });
  const answer = await browser.call('POST', '/api/sign-on/login', { returnTo: '/solstrand' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'sign-on.away']);
});

test('another brand’s session is cleared; a brand that signs on with another shares its session [BRD-02]', async () => {
  const browser = visitor('kleinstrand');
  await browser.signIn({ returnTo: '/kleinstrand' });
  const inShop = async (slug: string) =>
    (await browser.call('GET', '/api/sign-on/session', undefined, { 'x-shop': slug })).json().data;
  expect(await inShop('solstrand')).toMatchObject({ brand: 'solstrand', user: { id: 'noor' } });
  expect(await inShop('kleinstrand')).toMatchObject({ brand: 'solstrand', user: { id: 'noor' } });
  expect(await inShop('nachtwoud')).toMatchObject({ brand: '', user: null });
  expect(browser.cookies.has('session')).toBe(false);
});

test('registering asks the issuer for its form of a new account, in the visitor’s language [SSO-02]', async () => {
  const browser = visitor();
  browser.cookies.set('language', 'es');
  const { data } = (await browser.call('POST', '/api/sign-on/register', { returnTo: '/solstrand' })).json();
  const asked = Object.fromEntries(new URL(data.link).searchParams);
  expect(asked).toMatchObject({
    prompt: 'create',
    ui_locales: 'es',
    code_challenge_method: 'S256',
    response_type: 'code',
  });
  expect(asked.redirect_uri).toBe('http://shop.example/api/sign-on/callback');
});

test('nobody is led to another site, however the address is written', async () => {
  const browser = visitor();
  for (const returnTo of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', '', 7]) {
    for (const call of ['login', 'register', 'account', 'logout']) {
      const answer = await browser.call('POST', `/api/sign-on/${call}`, { returnTo });
      expect([call, returnTo, answer.statusCode]).toEqual([call, returnTo, 400]);
    }
  }
  for (const returnTo of ['//evil.example', '/%09/evil.example', 'https://evil.example']) {
    const answer = await browser.call('GET', `/api/sign-on/account-edited?returnTo=${encodeURIComponent(returnTo)}`);
    expect(String(answer.headers.location)).toMatch(/^\/(?![/\\\t])/);
  }
});

test('a code that this browser did not ask for signs nobody in', async () => {
  const [victim, attacker] = [visitor(), visitor()];
  const { data } = (await attacker.call('POST', '/api/sign-on/login', { returnTo: '/solstrand' })).json();
  const back = issuer.approve(new URL(data.link), { sub: 'mallory' });
  const came = await victim.call('GET', `${back.pathname}${back.search}`);
  expect([came.statusCode, came.headers.location]).toEqual([303, '/']);
  expect((await victim.session()).user).toBeNull();
  // A code is also refused with the state of another authorization.
  const own = (await victim.call('POST', '/api/sign-on/login', { returnTo: '/solstrand' })).json();
  const mixed = new URL(back);
  mixed.searchParams.set('state', new URL(own.data.link).searchParams.get('state') ?? '');
  await victim.call('GET', `${mixed.pathname}${mixed.search}`);
  expect((await victim.session()).user).toBeNull();
});

test('a call from another site neither signs in nor out', async () => {
  const browser = visitor();
  await browser.signIn();
  for (const call of ['login', 'register', 'account', 'logout']) {
    const headers = { origin: 'http://evil.example' };
    const answer = await browser.call('POST', `/api/sign-on/${call}`, { returnTo: '/solstrand' }, headers);
    expect([call, answer.statusCode]).toEqual([call, 403]);
  }
  expect((await browser.session()).user.id).toBe('noor');
});

test('logging out ends the session here at once and leads by the issuer back, no token in an address [SSO-02, SSO-06]', async () => {
  const browser = visitor();
  await browser.signIn();
  const { data } = (await browser.call('POST', '/api/sign-on/logout', { returnTo: '/solstrand' })).json();
  expect((await browser.session()).user).toBeNull();
  const end = new URL(data.link);
  expect(`${end.origin}${end.pathname}`).toBe(`${issuer.server.url}/end`);
  expect(data.link).not.toMatch(/eyJ|id_token_hint/);
  const came = await browser.call('GET', `/api/sign-on/signed-out?state=${end.searchParams.get('state')}`);
  expect(came.headers.location).toBe('/solstrand');
  const again = (await browser.call('POST', '/api/sign-on/logout', { returnTo: '/solstrand' })).json();
  expect(again.data.link).toBe('/solstrand');
});

test('editing the account leads to the issuer’s page and comes back with what was changed [SSO-02]', async () => {
  const browser = visitor();
  await browser.signIn();
  const { data } = (await browser.call('POST', '/api/sign-on/account', { returnTo: '/solstrand/tickets' })).json();
  const link = new URL(data.link);
  expect(link.href).toMatch(`${issuer.server.url}/account?`);
  issuer.refreshed = { ...noor, given_name: 'Nora' };
  const back = new URL(link.searchParams.get('returnTo') ?? '');
  const came = await browser.call('GET', `${back.pathname}${back.search}`);
  expect(came.headers.location).toBe('/solstrand/tickets');
  expect((await browser.session()).user.profile.givenName).toBe('Nora');
});

test('without its secrets nobody can sign in, and the shop goes on [SSO-05]', async () => {
  const plain = Fastify();
  await plain.register(fastifyCookie);
  const shops = shopDirectory(api.url);
  const signOn = openSignOn(plain, { settings: null, shops, shopApiUrl: api.url });
  apiRoutes(plain, { shopApiUrl: api.url, shops, signOn });
  const answer = await plain.inject({ url: '/api/shopping/products', headers: { 'x-shop': 'solstrand' } });
  expect([signOn, answer.statusCode]).toEqual([undefined, 200]);
  await plain.close();
});
