import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { NoTurn } from '@festival/service-kit/jobs/turns';
import type { FastifyInstance } from 'fastify';
import type { PageData } from '../../src/page/pageData.ts';
import { ownRemotes } from '../../testing/ownRemotes.ts';
import { openRoute } from '../render/openRoute.ts';
import type { RenderPool } from '../render/renderPool.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { sharedPages } from './sharedPages.ts';

const configOf = (slug: string) => ({
  slug,
  shopToken: slug,
  apiNamespace: 'solstrand-2027',
  ossBrand: 'solstrand',
  defaultLanguage: 'nl',
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
});
const ticket = {
  id: 'weekend',
  name: 'Weekend',
  type: 'ticket',
  mappedType: 'ticket',
  price: 10,
  priceExcludingServiceCosts: 10,
  stock: 5,
};

const release = (revision: number, canary: object = {}) =>
  releaseDocument({
    revision,
    pins: { mf_tickets: { stable: '1.0.0', ...canary } },
    versions: ['1.0.0', '1.1.0'],
  });

let api: AnsweringServer;
let app: FastifyInstance;
let config: object;
let products: object[];
let document: ReleaseDocument;
let isAway: boolean;
let isFull: boolean;
let isPartly: boolean;
/** The clock of the shared pages; it does not move unless a test is about their age. */
let clock: () => number;
const rendered: string[] = [];

const render: RenderPool['render'] = async ({ url, page, nonce }) => {
  rendered.push(url);
  const errorReports = isPartly ? [{ kind: 'page.partly', message: 'late' }] : [];
  const opened = await openRoute(page, url);
  if (opened.kind === 'redirect') return { ...opened, html: '', errorReports };
  const html = `<script nonce="${nonce}"></script><p title="${nonce}"></p><!--${JSON.stringify(page)}`;
  return { status: opened.status, html, errorReports };
};

beforeAll(async () => {
  api = await answeringServer(({ path }) => {
    if (isAway) return { status: 500 };
    const [, slug] = /^\/shopping\/shops\/(solstrand|strandleden)$/.exec(path) ?? [];
    if (slug) return { body: { ...configOf(slug), brand: 'solstrand' } };
    if (path === '/shopping/shops') return { body: [] };
    if (path === '/shopping/shop') return { body: config };
    return path === '/shopping/products' ? { body: products } : { status: 404 };
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  [isAway, isFull, isPartly] = [false, false, false];
  clock = () => 0;
  [config, products, document] = [configOf('solstrand'), [ticket], release(1)];
  app = await pageApp(api.url, {
    render,
    releases: { current: async () => document },
    sharedPages: sharedPages({ mostBytes: 1_000_000, now: () => clock() }),
    admission: {
      admit: (_page, work) => (isFull ? Promise.reject(new NoTurn('full')) : work()),
      underWay: () => 0,
    },
  });
  // From then on the server knows the shop.
  await app.inject('/solstrand/info');
  rendered.splice(0);
});
afterEach(() => app.close());

const open = async (url: string, cookies: Record<string, string> = {}) => {
  const { statusCode, headers, body, cookies: set } = await app.inject({ url, cookies });
  const [, json = 'null'] = body.split('<!--');
  return { statusCode, headers, body, set, page: JSON.parse(json) as PageData };
};
const visitor = (nr: number) => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`;
const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';

test('guests share a page that is made once; each answer has its own nonce, in page and policy, and is never cached [FED-08]', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => open('/solstrand/tickets')));
  answers.push(await open('/solstrand/tickets'));
  expect(rendered).toEqual(['/solstrand/tickets']);
  const nonces = answers.map(({ headers }) => nonceIn(headers['content-security-policy']));
  expect(new Set(nonces).size).toBe(41);
  for (const [index, { body, headers, page, statusCode }] of answers.entries()) {
    expect(statusCode).toBe(200);
    expect([...body.matchAll(/(?:nonce|title)="([^"]+)"/g)].map(([, nonce]) => nonce)).toEqual([
      nonces[index],
      nonces[index],
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.vary).toBe('accept-encoding, cookie');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(page.products.map(({ id }) => id)).toEqual(['weekend']);
  }
});

test('each new visitor gets a new id, which is not in the page [FED-04]', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => open('/solstrand/tickets')));
  const ids = answers.flatMap(({ set }) => set.filter(({ name }) => name === 'visitor').map(({ value }) => value));
  expect(new Set(ids).size).toBe(3);
  for (const { body } of answers) for (const id of ids) expect(body).not.toContain(id);
  const cookies = { visitor: visitor(1), release_solstrand: 'solstrand.1' };
  expect((await open('/solstrand/tickets', cookies)).set).toEqual([]);
  expect(rendered).toHaveLength(1);
});

test.each([
  ['a cart', 'cart_solstrand', 'cart-1|secret'],
  ['an order', 'order_solstrand', 'cart-1|secret'],
  ['an offered cart', 'offer_solstrand', 'cart-1|secret'],
  ['a session', 'session', 'sealed'],
])('a visitor with %s gets a personal page, which is not shared', async (_, name, value) => {
  await open('/solstrand/tickets');
  await open('/solstrand/tickets', { [name]: value });
  await open('/solstrand/tickets', { [name]: value });
  expect(rendered).toHaveLength(3);
  const { page } = await open('/solstrand/tickets');
  expect(rendered).toHaveLength(3);
  expect(page).toMatchObject({ cart: null, user: null });
  expect(page).not.toHaveProperty('placedCartId');
  expect(page).not.toHaveProperty('unreadCartId');
});

test('a cart of another shop does not change the page', async () => {
  await open('/solstrand/tickets');
  await open('/solstrand/tickets', { cart_strandleden: 'cart-1|secret' });
  expect(rendered).toHaveLength(1);
});

test('each language, address, query and shop has a separate page', async () => {
  expect((await open('/solstrand/tickets', { language: 'en' })).page.language).toBe('en');
  expect((await open('/solstrand/tickets', { language: 'es' })).page.language).toBe('es');
  expect((await open('/solstrand/tickets')).page.language).toBe('nl');
  expect((await open('/solstrand/tickets', { language: 'en' })).page.language).toBe('en');
  await open('/solstrand/tickets?policyId=7');
  await open('/solstrand/tickets?policyId=8');
  await open('/solstrand');
  expect(rendered).toHaveLength(6);
  config = configOf('strandleden');
  expect((await open('/strandleden')).page.config?.slug).toBe('strandleden');
  expect((await open('/solstrand')).page.config?.slug).toBe('solstrand');
});

test('a page looks up its shop once, for all that need its keys', async () => {
  api.requests.splice(0);
  await open('/solstrand/tickets');
  expect(api.requests.filter(({ path }) => path === '/shopping/shops/solstrand')).toHaveLength(1);
});

test('a parameter that affects a visitor’s data is handled for each visitor', async () => {
  for (const _time of [1, 2]) {
    const chosen = await open('/solstrand/tickets?language=en');
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/solstrand/tickets']);
    const offered = await open('/solstrand/tickets?cartId=1&token=secret');
    expect(offered.set.map(({ name }) => name)).toContain('offer_solstrand');
  }
  expect(rendered).toEqual([]);
});

test('visitors of a canary share pages with one another [FED-04]', async () => {
  document = release(1, { canary: '1.1.0', basisPoints: 5_000, rolloutId: 'half' });
  const versions = await Promise.all(
    Array.from({ length: 40 }, async (_, nr) => {
      const { page } = await open('/solstrand/tickets', { visitor: visitor(nr) });
      return page.remotes.mf_tickets?.version;
    }),
  );
  expect(new Set(versions)).toEqual(new Set(['1.0.0', '1.1.0']));
  expect(rendered).toHaveLength(2);
  const again = await Promise.all(versions.map((_, nr) => open('/solstrand/tickets', { visitor: visitor(nr) })));
  expect(again.map(({ page }) => page.remotes.mf_tickets?.version)).toEqual(versions);
});

/** Milliseconds until a guest's page shows the change, while other guests request it continuously. */
async function timeUntil(shows: (page: PageData) => boolean): Promise<number> {
  const began = Date.now();
  while (!shows((await open('/solstrand/tickets')).page)) {
    if (Date.now() - began > 10_000) throw new Error('the page did not change');
    await wait(20);
  }
  return Date.now() - began;
}

test.each<[string, () => void, (page: PageData) => boolean]>([
  [
    'a ticket that is sold out',
    () => (products = [{ ...ticket, stock: 0, soldOut: true }]),
    (page) => page.products[0]?.soldOut === true,
  ],
  ['a new price', () => (products = [{ ...ticket, price: 12 }]), (page) => page.products[0]?.price === 1_200],
  [
    'a config',
    () => (config = { ...config, festivalData: { title: 'Anders', dateStart: '2027-07-09' } }),
    (page) => page.config?.festivalData.title === 'Anders',
  ],
  ['a release', () => (document = release(2)), (page) => page.release?.revision === 2],
])('%s is on every guest’s page within 5 s', async (_, change, shows) => {
  clock = () => performance.now();
  expect(shows((await open('/solstrand/tickets')).page)).toBe(false);
  change();
  expect(await timeUntil(shows)).toBeLessThan(5_000);
});

test('an outdated page is not sent, since it may offer sold-out products [TIX-09]', async () => {
  await open('/solstrand/tickets');
  products = [{ ...ticket, stock: 0, soldOut: true }];
  clock = () => 3_000;
  expect((await open('/solstrand/tickets')).page.products[0]?.soldOut).toBe(true);
});

test('an error, a redirect and a page with a skeleton are not cached', async () => {
  document = release(2);
  Object.assign(document.versions.mf_tickets?.['1.0.0'] ?? {}, ownRemotes.mf_transport);
  isPartly = true;
  await open('/solstrand/tickets');
  isPartly = false;
  expect((await open('/solstrand/tickets')).statusCode).toBe(200);
  expect(rendered).toHaveLength(2);
  for (const _time of [1, 2]) {
    expect((await open('/solstrand/transport')).headers.location).toBe('/solstrand/transportation');
    expect((await open('/solstrand/nowhere')).statusCode).toBe(404);
  }
  expect(rendered).toHaveLength(6);
  isAway = true;
  const failed = await open('/solstrand/transportation');
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '10']);
  isAway = false;
  expect((await open('/solstrand/transportation')).statusCode).toBe(200);
});

test('in a crowd a shared page is sent without a place; only a page that must be made takes one', async () => {
  await open('/solstrand/tickets');
  isFull = true;
  const answers = await Promise.all(Array.from({ length: 20 }, () => open('/solstrand/tickets')));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await open('/solstrand')).statusCode).toBe(503);
  expect((await open('/solstrand/tickets', { cart_solstrand: 'cart-1|secret' })).statusCode).toBe(503);
  // While rendering fails, the stale page is still sent.
  clock = () => 2_999;
  expect((await open('/solstrand/tickets')).statusCode).toBe(200);
  expect(rendered).toHaveLength(1);
});

test('a guest’s page is compressed as the browser accepts it', async () => {
  const pages = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) =>
      app.inject({ url: '/solstrand/tickets', headers: { 'accept-encoding': encoding } }),
    ),
  );
  const [br, gzip, plain] = pages.map(({ rawPayload }) => rawPayload);
  expect(pages.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  const texts = [brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? ''), plain].map(String);
  expect(new Set(texts.map((text) => text.split('<!--')[1])).size).toBe(1);
  expect(texts[0]).toContain(nonceIn(pages[0]?.headers['content-security-policy']));
  const head = await app.inject({ method: 'HEAD', url: '/solstrand/tickets' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(rendered).toHaveLength(1);
});

test('pages outside of the shops are shared too, in each language', async () => {
  for (const language of ['nl', 'en', 'nl', 'en']) expect((await open('/', { language })).page.language).toBe(language);
  expect(rendered).toEqual(['/', '/']);
});

test('a visitor whose page gets no place is asked to come back', async () => {
  const crowded = await pageApp(api.url, {
    admission: { admit: () => Promise.reject(new NoTurn('full')), underWay: () => 0 },
    sharedPages: sharedPages({ mostBytes: 1_000_000 }),
  });
  await crowded.inject('/solstrand/info');
  const answers = await Promise.all([1, 2, 3].map(() => crowded.inject('/solstrand/tickets')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  await crowded.close();
});
