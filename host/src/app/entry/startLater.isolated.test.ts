/**
 * @jest-environment ./host/testing/pageEnvironment.cjs
 * @jest-environment-options {"url": "https://shop.example/zomer"}
 */
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { createMemoryRouter } from 'react-router-dom';
import { fakeShopApi } from '../../../testing/fakeShopApi.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { serverCartWriter } from '../../cart/serverCartWriter.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import { texts as nl } from '../../i18n/texts.nl.ts';
import { createPageStore } from '../createPageStore.ts';
import type { ShopDeps } from './shopDeps.ts';
import { startLater } from './startLater.ts';

const products = [productFor({ id: 'weekend' })];

const fetched = jest.fn(async () => new Response());

beforeEach(() => {
  useFakeTimers();
  globalThis.fetch = fetched;
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
    },
  });
  // The fake clock of the page has no performance entries.
  performance.getEntriesByType = () => [];
});

const start = (timeout: number) => {
  const page = pageFor({ products, cart: cartFor({ weekend: 1 }, products, { timeout }) });
  const store = createPageStore(page, '/zomer');
  const openModal = jest.fn(async () => 'confirm' as const);
  const deps = {
    page,
    texts: createTexts({ language: 'nl', texts: nl }),
    config: page.config,
    slug: 'zomer',
    store,
    clock: { now: () => page.serverNow, hasJumped: () => false },
    http: fakeShopApi().http,
    openModal,
    overlays: {},
    place: () => '/zomer',
    navigation: { isAt: () => true, closePanel: async () => {} },
    makeCartWriter: serverCartWriter,
    writer: { refetch: () => {} },
    router: createMemoryRouter([{ path: '*' }], { initialEntries: ['/zomer'] }),
    storage: sessionStorage,
    memory: () => localStorage,
    laterText: (key: string) => key,
    hostText: (key: string) => key,
    addTexts: () => {},
    prepareRoute: async () => {},
    report: () => {},
  } as unknown as ShopDeps;
  void startLater(deps);
  return { openModal };
};

test('the counter counts as loaded after 3 s; before that, no cart’s time is over [CNT-10]', async () => {
  const { openModal } = start(0);
  await pass(2_999);
  expect(openModal.mock.calls).toEqual([]);
  await pass(1);
  expect(openModal.mock.calls).toEqual([[6002]]);
});

test('a shop’s page reports its load [API-11]', async () => {
  start(600);
  await pass(0);
  expect(fetched).toHaveBeenCalledWith('/api/init');
});
