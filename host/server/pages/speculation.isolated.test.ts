import type { FastifyInstance } from 'fastify';
import type { PageData } from '../../src/page/pageData.ts';
import { openRoute } from '../render/openRoute.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';
import { sharedPages } from './sharedPages.ts';

const config = {
  slug: 'solstrand',
  shopToken: 'solstrand',
  apiNamespace: 'solstrand-2027',
  ossBrand: 'solstrand',
  defaultLanguage: 'nl',
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
};

let api: AnsweringServer;
let app: FastifyInstance;
let underWay: number;
const entered = jest.fn();
const rendered = jest.fn();
const asked: string[] = [];

beforeAll(async () => {
  api = await answeringServer(({ path, method }) => {
    asked.push(`${method} ${path}`);
    if (path === '/shopping/shops/solstrand') return { body: { ...config, brand: 'solstrand' } };
    if (path === '/shopping/shop') return { body: config };
    return path === '/shopping/products' || path === '/shopping/shops' ? { body: [] } : { status: 404 };
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  underWay = 0;
  app = await pageApp(api.url, {
    sharedPages: sharedPages({ mostBytes: 1_000_000, now: () => 0 }),
    admission: {
      admit(page, work) {
        entered(page);
        return work();
      },
      underWay: () => underWay,
    },
    render: async ({ url, page, nonce }) => {
      rendered(url);
      const opened = await openRoute(page as PageData, url);
      if (opened.kind === 'redirect') return { ...opened, html: '', errorReports: [] };
      return { status: opened.status, html: `<script nonce="${nonce}"></script>`, errorReports: [] };
    },
  });
  // From then on the server knows the shop.
  await app.inject('/solstrand/info');
  asked.length = 0;
  for (const seen of [entered, rendered]) seen.mockClear();
});
afterEach(() => app.close());

const ahead = (
  url: string,
  { cookies = {}, headers = {} }: { cookies?: Record<string, string>; headers?: object } = {},
) => app.inject({ url, cookies, headers: { 'sec-purpose': 'prefetch', ...headers } });

test('a prefetched page is a guest’s, takes no place in a crowd and holds no stock; its cookie marks it as valid for 3 s [RTE-14]', async () => {
  const { statusCode, body, cookies, headers } = await ahead('/solstrand/tickets');
  expect([statusCode, rendered.mock.calls, entered.mock.calls]).toEqual([200, [['/solstrand/tickets']], []]);
  const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
  expect(cookies).toEqual([expect.objectContaining({ name: 'speculated', value: nonce.slice(-8), maxAge: 3 })]);
  expect(headers['cache-control']).toBe('no-store');
  expect(asked.filter((call) => !call.startsWith('GET '))).toEqual([]);
  // The existing page is shared by all guests.
  const opened = await app.inject('/solstrand/tickets');
  expect([opened.statusCode, opened.cookies, rendered.mock.calls.length]).toEqual([200, [], 1]);
});

test.each([
  ['a cart', 'cart_solstrand'],
  ['an order', 'order_solstrand'],
  ['an offered cart', 'offer_solstrand'],
  ['a session', 'session'],
])('a visitor with %s gets no prefetched page, since the opened page could differ [RTE-14]', async (_, name) => {
  const { statusCode, body, cookies } = await ahead('/solstrand/tickets', { cookies: { [name]: 'cart-1|secret' } });
  expect([statusCode, body, cookies, rendered.mock.calls]).toEqual([503, '', [], []]);
});

test.each(['?language=en', '?token=a', '?cartToken=b', '?shopToken=c'])(
  'an address that changes something for its visitor (%s) is not prefetched [RTE-14]',
  async (query) => {
    const { statusCode, cookies } = await ahead(`/solstrand/tickets${query}`);
    expect([statusCode, cookies, rendered.mock.calls, asked]).toEqual([503, [], [], []]);
  },
);

test('with data saver, for prerendering, or outside of the shops no page is prefetched [RTE-14]', async () => {
  const answers = [
    await ahead('/solstrand/tickets', { headers: { 'save-data': 'on' } }),
    await ahead('/solstrand/tickets', { headers: { 'sec-purpose': 'prefetch;prerender' } }),
    await ahead('/'),
    await ahead('/newsletter'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  expect(rendered).not.toHaveBeenCalled();
});

test('in a crowd no page is made for a prefetch, but an existing one is sent [RTE-14]', async () => {
  underWay = 1;
  expect((await ahead('/solstrand/tickets')).statusCode).toBe(503);
  await app.inject('/solstrand/tickets');
  expect((await ahead('/solstrand/tickets')).statusCode).toBe(200);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a prefetched page is invalid once a language is chosen [RTE-14, I18-02]', async () => {
  const { cookies } = await app.inject({ url: '/solstrand/tickets?language=en', cookies: { speculated: 'abcdefgh' } });
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'speculated', value: '' }));
  const other = await app.inject('/solstrand/tickets');
  expect(other.cookies.map(({ name }) => name)).not.toContain('speculated');
});
