import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { apiRoutes } from '../api/apiRoutes.ts';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { type AnsweringServer, answeringServer, type ReceivedRequest } from '../testing/answeringServer.ts';
import { type TestIssuer, testIssuer } from '../testing/testIssuer.ts';
import { openSignOn } from './openSignOn.ts';

const clientSecret = 'a secret of the client';
const sessionSecret = 'a secret of thirty-two characters';
const noor = { sub: 'noor', given_name: 'Noor', email: 'noor@example.com', address: { locality: 'Zandvoort' } };
const membership = { level: 2, status: 'active' };

let api: AnsweringServer;
let issuer: TestIssuer;
let app: FastifyInstance;

/** The sessions that the shop API records, and the tokens of carts there. */
const sessions = new Map<string, string>();
const cartTokens = new Map<string, string>();
let isApiAway = false;

function answerSession({ method, headers }: ReceivedRequest) {
  if (isApiAway) return { failure: 'breaks' as const };
  const id = String(headers['x-session-id']);
  if (method === 'DELETE') return { body: { data: { isEnded: sessions.delete(id) || true } } };
  if (method === 'GET') {
    const accountId = sessions.get(id);
    return accountId ? { body: { data: { accountId } } } : { status: 404, body: { error: over } };
  }
  // Like the shop API.
  if (headers['content-type'] !== 'application/json') return { status: 415, body: { error: over } };
  const opened = `session-${sessions.size}-${Math.random()}`;
  sessions.set(opened, 'noor');
  return { status: 201, body: { data: { id: opened } } };
}
const over = { code: 'session.over', message: '' };

const registeredAt = '2026-10-01T12:00:00.000Z';

beforeAll(async () => {
  api = await answeringServer((received) => {
    const { path, headers } = received;
    if (path === '/members/session') return answerSession(received);
    const [, cartId] = /^\/shopping\/carts\/(\w+)\/token$/.exec(path) ?? [];
    if (cartId) {
      if (headers['x-cart-token'] !== cartTokens.get(cartId))
        return { status: 404, body: { error: { code: 'cart.not_found', message: '' } } };
      cartTokens.set(cartId, `${cartTokens.get(cartId)}-renewed`);
      return { body: { data: { token: cartTokens.get(cartId) } } };
    }
    if (path === '/shopping/shop') {
      const slug = String(headers['x-event-namespace']).replace('-2027', '');
      const festivalData = { title: slug, dateStart: '2027-07-09' };
      return {
        body: {
          slug,
          shopToken: '',
          preregistrationKey: '',
          apiNamespace: slug,
          ossBrand: slug,
          defaultLanguage: 'nl',
          festivalData,
          loginRequired: slug === 'nachtwoud',
        },
      };
    }
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
  Object.assign(issuer, { lifetime: 600, refreshed: null, isAway: false, revoked: [] });
  sessions.clear();
  isApiAway = false;
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

/** A simulated browser with its own cookies and IP address. */
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

test('signing in returns to the former page, which contains the user without a token [SSO-02, SSO-03]', async () => {
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

test('a visitor who goes back from the issuer sees the former page as a guest [SSO-02]', async () => {
  const browser = visitor();
  const { data } = (await browser.call('POST', '/api/sign-on/login', { returnTo: '/solstrand/tickets?a=1' })).json();
  const state = new URL(data.link).searchParams.get('state');
  const back = await browser.call('GET', `/api/sign-on/callback?error=access_denied&state=${state}`);
  expect([back.statusCode, back.headers.location]).toEqual([303, '/solstrand/tickets?a=1']);
  expect((await browser.session()).user).toBeNull();
});

test('sign-on is initialised once: later sign-ins use the same metadata of the issuer [SSO-01]', async () => {
  issuer.server.requests.splice(0);
  for (const browser of [visitor(), visitor()]) {
    expect((await browser.signIn()).statusCode).toBe(303);
    expect((await browser.session()).user).not.toBeNull();
  }
  const read = issuer.server.requests.filter(({ path }) => path.startsWith('/.well-known/'));
  expect(read).toHaveLength(1);
});

test('the number of unfinished sign-ons is limited so that the cookie header stays small, and the last one succeeds', async () => {
  const browser = visitor();
  for (let begun = 0; begun < 12; begun += 1)
    await browser.call('POST', '/api/sign-on/login', { returnTo: '/solstrand/tickets' });
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('journey_'))).toHaveLength(5);
  expect((await browser.signIn()).headers.location).toBe('/solstrand/tickets');
  expect((await browser.session()).user).not.toBeNull();
});

test('a user who saved a wishlist for the event is registered for it, and other users are not', async () => {
  const userIn = async (slug: string) => {
    const browser = visitor(slug);
    await browser.signIn({ returnTo: `/${slug}/tickets` });
    return (await browser.session()).user;
  };
  expect((await userIn('nachtwoud')).preregistration).toEqual({ key: '', registeredAt });
  expect((await userIn('solstrand')).preregistration).toBeNull();
});

test('the session is in a cookie that scripts cannot read and only this server can decrypt [SSO-03]', async () => {
  const browser = visitor();
  const came = await browser.signIn();
  const cookie = came.cookies.find(({ name }) => name === 'session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const [, ...parts] = (cookie?.value ?? '').split('.');
  for (const part of parts) expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/noor|refresh-secret/i);
  browser.cookies.set('session', `${cookie?.value}x`);
  expect((await browser.session()).user).toBeNull();
});

test('the user’s token is added to calls to the shop API when signed in, and not before [SSO-03]', async () => {
  const browser = visitor();
  await browser.call('GET', '/api/shopping/carts/cart-1');
  expect(tokenAsked()).toBeUndefined();
  await browser.signIn();
  await browser.call('GET', '/api/shopping/carts/cart-1', undefined, { 'x-user-token': 'forged' });
  expect(JSON.parse(Buffer.from(String(tokenAsked()).split('.')[1] ?? '', 'base64url').toString()).sub).toBe('noor');
  await browser.call('GET', '/api/members/membership');
  expect(api.requests.at(-1)?.headers['x-brand']).toBe('solstrand');
});

test('an expiring token is refreshed once for simultaneous requests, and its cookie is renewed', async () => {
  const browser = visitor();
  issuer.lifetime = 30;
  await browser.signIn();
  issuer.lifetime = 600;
  issuer.refreshed = { ...noor, given_name: 'Nora' };
  const before = issuer.server.requests.filter(({ body }) => body.includes('refresh_token')).length;
  const cart = () => browser.call('GET', '/api/shopping/carts/cart-1');
  await Promise.all([cart(), cart()]);
  const after = issuer.server.requests.filter(({ body }) => body.includes('grant_type=refresh_token')).length;
  expect(after - before).toBe(1);
  expect((await browser.session()).user.profile.givenName).toBe('Nora');
});

test('a session that was ended at the issuer also ends in the shop', async () => {
  const browser = visitor();
  issuer.lifetime = 30;
  await browser.signIn();
  expect((await browser.session()).user).toBeNull();
  expect(browser.cookies.has('session')).toBe(false);
});

test('while the issuer is unavailable the shop continues: calls have no token, no session is lost, and no message claims a logout [SSO-01]', async () => {
  const browser = visitor();
  issuer.lifetime = 1;
  await browser.signIn();
  issuer.isAway = true;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const answer = await browser.call('GET', '/api/shopping/carts/cart-1');
  expect([answer.statusCode, tokenAsked()]).toEqual([200, undefined]);
  const unknown = await browser.call('GET', '/api/sign-on/session');
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([503, 'sign-on.away']);
  expect(browser.cookies.has('session')).toBe(true);
  Object.assign(issuer, { isAway: false, lifetime: 600, refreshed: noor });
  expect((await browser.session()).user.id).toBe('noor');
});

test('an issuer that never answered counts as unavailable, and signing in reports that', async () => {
  issuer.isAway = true;
  const browser = visitor();
  expect(await browser.session()).toEqual({ available: false, user: null, brand: '' });
  const answer = await browser.call('POST', '/api/sign-on/login', { returnTo: '/solstrand' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'sign-on.away']);
});

test('another brand’s session is cleared; a brand that uses another brand’s sign-on shares its session [BRD-02]', async () => {
  const browser = visitor('kleinstrand');
  await browser.signIn({ returnTo: '/kleinstrand' });
  const inShop = async (slug: string) =>
    (await browser.call('GET', '/api/sign-on/session', undefined, { 'x-shop': slug })).json().data;
  expect(await inShop('solstrand')).toMatchObject({ brand: 'solstrand', user: { id: 'noor' } });
  expect(await inShop('kleinstrand')).toMatchObject({ brand: 'solstrand', user: { id: 'noor' } });
  expect(await inShop('nachtwoud')).toMatchObject({ brand: '', user: null });
  expect(browser.cookies.has('session')).toBe(false);
});

test('registering opens the issuer’s form of a new account, in the visitor’s language [SSO-02]', async () => {
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

test('no spelling of an address redirects to another site', async () => {
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

test('a code that this browser did not request does not sign the visitor in', async () => {
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

test('a call from another site can sign a visitor neither in nor out', async () => {
  const browser = visitor();
  await browser.signIn();
  for (const call of ['login', 'register', 'account', 'logout']) {
    const headers = { origin: 'http://evil.example' };
    const answer = await browser.call('POST', `/api/sign-on/${call}`, { returnTo: '/solstrand' }, headers);
    expect([call, answer.statusCode]).toEqual([call, 403]);
  }
  expect((await browser.session()).user.id).toBe('noor');
});

test('logging out ends the session immediately and returns through the issuer, without a token in an address [SSO-02, SSO-06]', async () => {
  const browser = visitor();
  await browser.signIn();
  const answer = await browser.call('POST', '/api/sign-on/logout', { returnTo: '/solstrand' });
  const { data } = answer.json();
  expect(answer.headers['clear-site-data']).toBe('"storage"');
  expect((await browser.session()).user).toBeNull();
  const end = new URL(data.link);
  expect(`${end.origin}${end.pathname}`).toBe(`${issuer.server.url}/end`);
  expect(data.link).not.toMatch(/eyJ|id_token_hint/);
  const came = await browser.call('GET', `/api/sign-on/signed-out?state=${end.searchParams.get('state')}`);
  expect(came.headers.location).toBe('/solstrand');
  const again = (await browser.call('POST', '/api/sign-on/logout', { returnTo: '/solstrand' })).json();
  expect(again.data.link).toBe('/solstrand');
});

test('after a logout a copied cookie is invalid: at every host, before its token expires, and it cannot renew itself [SSO-02]', async () => {
  const owner = visitor();
  await owner.signIn();
  const thief = visitor();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  expect((await thief.session()).user.id).toBe('noor');
  await owner.call('POST', '/api/sign-on/logout', { returnTo: '/solstrand' });
  expect(issuer.revoked).toEqual(['refresh-secret']);
  issuer.refreshed = noor;
  await thief.call('GET', '/api/shopping/carts/cart-1');
  expect(tokenAsked()).toBeUndefined();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  expect((await thief.session()).user).toBeNull();
});

test('a copied cookie that is about to expire is not renewed after the logout', async () => {
  const owner = visitor();
  issuer.lifetime = 30;
  await owner.signIn();
  const thief = visitor();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  issuer.refreshed = noor;
  await owner.call('POST', '/api/sign-on/logout', { returnTo: '/solstrand' });
  const before = issuer.server.requests.length;
  expect((await thief.session()).user).toBeNull();
  const asked = issuer.server.requests.slice(before).filter(({ body }) => body.includes('grant_type=refresh_token'));
  expect(asked).toEqual([]);
});

test('a new sign-in starts another session, and ends the former one', async () => {
  const browser = visitor();
  await browser.signIn();
  const before = new Map(browser.cookies);
  await browser.signIn();
  expect(sessions.size).toBe(1);
  const former = visitor();
  for (const [name, value] of before) former.cookies.set(name, value);
  expect((await former.session()).user).toBeNull();
  expect((await browser.session()).user.id).toBe('noor');
});

test('while the record of sessions is unavailable a cookie is not enough to be signed in, and no message claims a logout [SSO-01]', async () => {
  const browser = visitor();
  await browser.signIn();
  isApiAway = true;
  await browser.call('GET', '/api/shopping/carts/cart-1');
  expect(tokenAsked()).toBeUndefined();
  const unknown = await browser.call('GET', '/api/sign-on/session');
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([503, 'sign-on.away']);
  const answer = await browser.call('POST', '/api/sign-on/logout', { returnTo: '/solstrand' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'sign-on.away']);
  isApiAway = false;
  expect((await browser.session()).user.id).toBe('noor');
});

test('signing in gives the visitor’s carts new tokens, and invalidates the former ones [SSO-06]', async () => {
  cartTokens.set('c1', 'planted').set('c2', 'placed').set('c3', 'other');
  const browser = visitor();
  browser.cookies.set('cart_solstrand', 'c1|planted');
  browser.cookies.set('order_solstrand', 'c2|placed');
  browser.cookies.set('cart_nachtwoud', 'c3|wrong');
  await browser.signIn();
  expect(browser.cookies.get('cart_solstrand')).toBe('c1|planted-renewed');
  expect(browser.cookies.get('order_solstrand')).toBe('c2|placed-renewed');
  expect(browser.cookies.has('cart_nachtwoud')).toBe(false);
  const [asked] = api.requests.filter(({ path }) => path === '/shopping/carts/c1/token');
  expect(asked?.headers['x-user-token']).toMatch(/^eyJ/);
  expect(JSON.parse(asked?.body ?? '')).toEqual({ isHandedOver: false });
});

test('logging out of a shop for accounts removes the cart; in a shop for guests it stays', async () => {
  for (const [slug, left] of [
    ['nachtwoud', []],
    ['solstrand', ['cart_solstrand', 'order_solstrand']],
  ] as const) {
    const browser = visitor(slug);
    await browser.signIn({ returnTo: `/${slug}` });
    for (const name of ['cart', 'order']) browser.cookies.set(`${name}_${slug}`, 'c9|secret');
    await browser.call('POST', '/api/sign-on/logout', { returnTo: `/${slug}` });
    expect([...browser.cookies.keys()].filter((name) => name.endsWith(slug))).toEqual(left);
  }
});

test('editing the account redirects to the issuer’s page and returns with the changed data [SSO-02]', async () => {
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

test('without the secrets of sign-on no visitor can sign in, the log reports it, and the shop works [SSO-05]', async () => {
  const logged: string[] = [];
  const plain = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  await plain.register(fastifyCookie);
  const shops = shopDirectory(api.url);
  const signOn = openSignOn(plain, { settings: null, shops, shopApiUrl: api.url });
  apiRoutes(plain, { shopApiUrl: api.url, shops, signOn });
  const answer = await plain.inject({ url: '/api/shopping/carts/cart-1', headers: { 'x-shop': 'solstrand' } });
  expect([signOn, answer.statusCode]).toEqual([undefined, 200]);
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual([expect.stringContaining('Nobody can sign in')]);
  await plain.close();
});
