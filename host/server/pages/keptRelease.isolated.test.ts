import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { FastifyInstance } from 'fastify';
import { wireCart } from '../../testing/wireCart.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { sharedPages } from './sharedPages.ts';

const config = {
  slug: 'solstrand',
  shopToken: 'solstrand',
  apiNamespace: 'solstrand-2027',
  ossBrand: 'solstrand',
  defaultLanguage: 'nl',
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
};

/** Release 1 gives all visitors 1.0.0, release 2 gives half of them 1.1.0, and release 3 all of them 1.2.0. */
const pins = [
  { stable: '1.0.0' },
  { stable: '1.0.0', canary: '1.1.0', basisPoints: 5_000, rolloutId: 'solstrand/2' },
  { stable: '1.2.0' },
];

const release = (revision: number) =>
  releaseDocument({
    revision,
    pins: { mf_tickets: pins[revision - 1] ?? { stable: '1.0.0' } },
    versions: ['1.0.0', '1.1.0', '1.2.0'],
  });

let api: AnsweringServer;
let app: FastifyInstance;
let newest: number;
let withdrawn: number[];
let cart: { status?: Cart['status']; products?: Record<string, number> } | null;

beforeAll(async () => {
  api = await answeringServer(({ path }) => {
    if (path === '/shopping/shops/solstrand') return { body: { ...config, brand: 'solstrand' } };
    if (path === '/shopping/shop') return { body: config };
    if (path === '/shopping/products') return { body: [] };
    return cart
      ? {
          body: {
            data: wireCart(cartFor(cart.products ?? {}, [], { id: 'cart-1', status: cart.status ?? 'shopping' })),
          },
        }
      : { status: 404, body: { error: { code: 'x', message: '' } } };
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  [newest, withdrawn, cart] = [1, [], null];
  app = await pageApp(api.url, {
    releases: { current: async () => release(newest) },
    keptReleases: {
      find: async (revision) => (revision < newest && !withdrawn.includes(revision) ? release(revision) : undefined),
    },
    sharedPages: sharedPages({ mostBytes: 1_000_000, freshFor: 0, mostAge: 0 }),
  });
});
afterEach(() => app.close());

/** A browser that keeps its cookies. Returns the version of its tickets. */
function browser(visitor?: string) {
  const cookies: Record<string, string> = visitor ? { visitor } : {};
  return {
    cookies,
    async open() {
      const answer = await app.inject({ url: '/solstrand/tickets', cookies });
      for (const { name, value } of answer.cookies) cookies[name] = value;
      return answer.json().remotes.mf_tickets.version;
    },
    /** Adds a product to the cart of the shop. */
    fill() {
      cart = { products: { weekend: 2 } };
      cookies.cart_solstrand = 'cart-1|secret';
    },
  };
}

test('a visitor with a filled cart keeps the versions of the page on which it was filled; others get the newest [BYD-07]', async () => {
  const [shopper, guest] = [browser(), browser()];
  expect([await shopper.open(), await guest.open()]).toEqual(['1.0.0', '1.0.0']);
  shopper.fill();
  newest = 3;
  expect([await shopper.open(), await guest.open()]).toEqual(['1.0.0', '1.2.0']);
  expect(await shopper.open()).toBe('1.0.0');
});

test('the page names the release of its versions, whether it is kept, and each version that is a canary [BYD-10]', async () => {
  newest = 2;
  const pages = [];
  for (let nr = 0; nr < 20; nr += 1) {
    const visitor = `00000000-0000-4000-8000-${100_000_000_000 + nr}`;
    pages.push((await app.inject({ url: '/solstrand/tickets', cookies: { visitor } })).json());
  }
  const shares = new Set(
    pages.map(
      ({
        remotes: {
          mf_tickets: { version, canaryShare },
        },
      }) => `${version} ${canaryShare}`,
    ),
  );
  expect(shares).toEqual(new Set(['1.0.0 undefined', '1.1.0 5000']));
  expect(pages[0].release).toEqual({ brand: 'solstrand', revision: 2, isTrying: true });
  const shopper = browser();
  await shopper.open();
  shopper.fill();
  newest = 3;
  const kept = (await app.inject({ url: '/solstrand/tickets', cookies: shopper.cookies })).json();
  expect(kept.release).toEqual({ brand: 'solstrand', revision: 2, isKept: true, isTrying: true });
});

test('a cart keeps its canary assignment when the canary’s share changes [BYD-07]', async () => {
  newest = 2;
  const visitors = Array.from({ length: 20 }, (_, nr) => browser(`00000000-0000-4000-8000-${100_000_000_000 + nr}`));
  const before = [];
  for (const visitor of visitors) before.push(await visitor.open());
  expect(new Set(before)).toEqual(new Set(['1.0.0', '1.1.0']));
  newest = 3;
  const after = [];
  for (const visitor of visitors) {
    visitor.fill();
    after.push(await visitor.open());
  }
  expect(after).toEqual(before);
});

test.each<[string, typeof cart]>([
  ['is paid', { status: 'confirmed', products: { weekend: 2 } }],
  ['is empty again', { products: { weekend: 0 } }],
  ['has ended', null],
])('when the cart %s, the next page has the newest versions [BYD-07]', async (_, then) => {
  const shopper = browser();
  await shopper.open();
  shopper.fill();
  newest = 3;
  expect(await shopper.open()).toBe('1.0.0');
  cart = then;
  expect(await shopper.open()).toBe('1.2.0');
});

test('while an order waits for its payment the versions stay [BYD-07]', async () => {
  const shopper = browser();
  await shopper.open();
  shopper.fill();
  newest = 3;
  cart = { status: 'in_payment', products: { weekend: 2 } };
  expect(await shopper.open()).toBe('1.0.0');
});

test('a withdrawn release is not kept; from then on its successor is kept [BYD-07]', async () => {
  const shopper = browser();
  await shopper.open();
  shopper.fill();
  newest = 2;
  withdrawn = [1];
  await shopper.open();
  newest = 3;
  expect(['1.0.0', '1.1.0']).toContain(await shopper.open());
  expect(shopper.cookies.release_solstrand).toBe('solstrand.2');
});

test.each(['nachtwoud.1', 'solstrand.0', 'solstrand.x', 'solstrand', '', 'solstrand.4'])(
  'a cookie that does not name an earlier release of the brand (%s) gives the newest [BYD-07]',
  async (value) => {
    newest = 3;
    const shopper = browser();
    shopper.fill();
    shopper.cookies.release_solstrand = value;
    expect(await shopper.open()).toBe('1.2.0');
  },
);
