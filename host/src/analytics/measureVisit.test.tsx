/** @jest-environment ./host/testing/pageEnvironment.cjs */

import { fakeCommands } from '@festival/remote-kit/testing/fakeCommands';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { success } from '@festival/shared-contracts/errors/result';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { commandsPrimitive, primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { consentAtom } from './consentAtom.ts';
import './dataLayer.ts';
import { startMeasuring } from './startMeasuring.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-ZOMER';
const testing = 'https://dev.visualwebsiteoptimizer.com/lib/77.js';

const withVwo = (isEnabled: boolean, accountId = '77'): Partial<ShopConfig> => {
  const { shopSettings } = configFor();
  return { shopSettings: { fields: { ...shopSettings.fields, vwo: { isEnabled, accountId } } } };
};

const start = async (values: Partial<ShopConfig> = { tagManagerId: 'GTM-ZOMER', ...withVwo(true) }) => {
  const page = pageFor({ products, cart: cartFor({}, products), config: configFor(values) });
  const store = createPageStore(page, '/zomer');
  const setConsent = async (isGiven: boolean) => {
    store.set(consentAtom, isGiven ? 'given' : 'refused');
    return success(undefined);
  };
  store.set(commandsPrimitive, { current: fakeCommands({ signOn: { setConsent } }) });
  const [reload, report] = [jest.fn(), jest.fn()];
  await act(() =>
    startMeasuring({
      config: configFor(values),
      store,
      slug: 'zomer',
      storage: sessionStorage,
      memory: () => localStorage,
      text: (key) => key,
      reload,
      report,
    }),
  );
  const buys = () => act(() => store.set(primitives.cart, cartFor({ weekend: 1 }, products)));
  return { store, reload, report, buys };
};

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a tag sets them.
  document.cookie = cookie;
};
const events = () => (globalThis.dataLayer ?? []).map(({ event }) => event).filter(Boolean);
const asked = () => screen.queryByRole('region', { name: 'consent.title' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<footer><ul></ul></footer>';
  delete globalThis.dataLayer;
});

test('a shop without tag manager and testing script asks nothing, loads nothing and publishes nothing [ANL-02]', async () => {
  const { buys } = await start(withVwo(false));
  buys();
  expect([asked(), scripts(), globalThis.dataLayer]).toEqual([null, [], undefined]);
});

test('ids in an invalid format are never loaded [ANL-02]', async () => {
  await start({ tagManagerId: 'GTM-1/../evil', ...withVwo(true, '7/x') });
  expect([asked(), scripts()]).toEqual([null, []]);
});

test('before consent no script is loaded and no event is published; with consent both scripts load and events are published [ANL-01, ANL-02]', async () => {
  const { buys, store } = await start();
  buys();
  expect([scripts(), globalThis.dataLayer]).toEqual([[], undefined]);
  expect(asked()).toBeVisible();
  await press('consent.allow');
  expect([scripts(), asked()]).toEqual([[tagManager, testing], null]);
  act(() => store.set(primitives.cart, cartFor({ weekend: 2 }, products)));
  expect(events()).toEqual(['gtm.js', 'add_to_cart']);
  expect(globalThis.dataLayer?.slice(-2)).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: expect.objectContaining({ currency: 'EUR', value: 145 }) },
  ]);
});

test('after a refusal nothing is loaded, and the next page does not ask again [ANL-01, ANL-02]', async () => {
  const { buys } = await start();
  await press('consent.refuse');
  buys();
  document.body.innerHTML = '';
  await start();
  expect([asked(), scripts(), globalThis.dataLayer]).toEqual([null, [], undefined]);
});

test('when consent is withdrawn, the tags’ cookies are deleted and the page reloads without the tags [ANL-01, ANL-02]', async () => {
  localStorage.setItem('festival-consent-zomer', 'given');
  for (const cookie of ['_ga=1', 'language=nl']) setCookie(cookie);
  const { reload } = await start();
  expect([scripts().length, asked()]).toEqual([2, null]);
  await press('consent.change');
  expect(asked()).toHaveTextContent('consent.given');
  expect(asked()).toHaveFocus();
  await press('consent.refuse');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('language=nl');
  expect(localStorage.getItem('festival-consent-zomer')).toBe('refused');
});

test('when another tab withdraws consent, measuring ends in this tab too [ANL-01]', async () => {
  localStorage.setItem('festival-consent-zomer', 'given');
  const { reload } = await start();
  localStorage.setItem('festival-consent-zomer', 'refused');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'festival-consent-zomer' })));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a shop that needs no consent measures at once, without a question [ANL-01, ANL-02]', async () => {
  const { buys } = await start({ tagManagerId: 'GTM-ZOMER', noCookieNeeded: true });
  buys();
  expect([asked(), scripts(), events()]).toEqual([null, [tagManager], ['gtm.js', 'add_to_cart']]);
});

test('measuring errors are caught and logged [ANL-01]', async () => {
  const { buys, report } = await start({ tagManagerId: 'GTM-ZOMER', noCookieNeeded: true });
  globalThis.dataLayer = Object.freeze([]) as unknown as Record<string, unknown>[];
  buys();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'analytics.notPublished' }));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'tag.notLoaded', message: tagManager }));
});
