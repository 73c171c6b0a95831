/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import * as z from 'zod/mini';
import { fakeShopApi } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { followStock, lookEvery } from './followStock.ts';

const weekend = productFor({ id: 'weekend', stock: 3 });
const friday = productFor({ id: 'friday', stock: 90 });
const gone = { ...weekend, stock: 0, soldOut: true, stockAvailable: false };

const see = (state: 'visible' | 'hidden') =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });

const stops: (() => void)[] = [];
const start = () => {
  const api = fakeShopApi();
  const report = jest.fn();
  const products = [weekend, friday];
  const page = pageFor({ config: configFor(), products, cart: cartFor({}, products) });
  const store = createPageStore(page, '/zomer/tickets');
  stops.push(followStock({ store, http: api.http, report }));
  const answer = (after: Product[]) => api.last().answer(z.encode(getProducts.answer, after));
  return { api, store, report, answer, shown: () => store.get(primitives.products) };
};

beforeEach(() => {
  useFakeTimers();
  see('visible');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('a ticket that sells out shows as sold out on an open page within 10 s [TIX-05]', async () => {
  const { api, shown, answer } = start();
  await pass(lookEvery);
  expect(lookEvery).toBeLessThan(10_000);
  expect(api.names()).toEqual(['GET /shopping/products']);
  await answer([gone, friday]);
  expect(shown()[0]).toMatchObject({ soldOut: true, stock: 0 });
  // The other card is not rendered again.
  expect(shown()[1]).toBe(friday);
});

test('if no stock has changed, the page does not change', async () => {
  const { store, shown, answer } = start();
  const before = shown();
  const listener = jest.fn();
  store.sub(primitives.products, listener);
  await pass(lookEvery);
  await answer([{ ...weekend }, { ...friday }]);
  expect(shown()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test('an answer that equals the last one is not decoded, unless the page has changed its products after that [TIX-05]', async () => {
  const { api, store, shown } = start();
  const text = JSON.stringify(z.encode(getProducts.answer, [gone, friday]));
  const decoded = jest.spyOn(JSON, 'parse');
  const decodedTexts = () => decoded.mock.calls.filter(([one]) => one === text).length;
  const look = async () => {
    await pass(lookEvery);
    await api.last().answer(text);
  };
  await look();
  await look();
  await look();
  expect(decodedTexts()).toBe(1);
  expect(shown()[0]).toMatchObject({ stock: 0 });
  store.set(primitives.products, [weekend, friday]);
  await look();
  expect(decodedTexts()).toBe(2);
  expect(shown()[0]).toMatchObject({ stock: 0 });
});

test('an answer that is older than a change of the cart is dropped', async () => {
  const { store, shown, answer } = start();
  await pass(lookEvery);
  store.set(primitives.cart, cartFor({ weekend: 1 }, [weekend, friday]));
  await answer([gone, friday]);
  expect(shown()[0]?.stock).toBe(3);
  await pass(lookEvery);
  store.set(primitives.pendingQuantities, { weekend: 2 });
  await answer([gone, friday]);
  expect(shown()[0]?.stock).toBe(3);
});

test('a hidden tab sends no request; a tab that writes or still waits for an answer sends none either', async () => {
  const { api, store } = start();
  see('hidden');
  await pass(lookEvery);
  see('visible');
  store.set(primitives.pendingQuantities, { weekend: 2 });
  await pass(lookEvery);
  expect(api.calls).toHaveLength(0);
  store.set(primitives.pendingQuantities, {});
  await pass(lookEvery);
  await pass(lookEvery);
  expect(api.calls).toHaveLength(1);
});

test('if the shop does not answer, the page stays the same, asks again, and operators receive a report [ERR-04]', async () => {
  const { api, report, shown, answer } = start();
  await pass(lookEvery);
  await api.last().lose();
  await pass(lookEvery);
  await api.last().answer({ error: { code: 'database.busy', message: '' } }, 503);
  await pass(lookEvery);
  expect(api.calls).toHaveLength(3);
  expect(report.mock.calls).toEqual([
    [{ kind: 'stock.notRead', message: 'network (0)' }],
    [{ kind: 'stock.notRead', message: 'database.busy (503)', requestId: 'r1' }],
  ]);
  await answer([gone, friday]);
  expect(shown()[0]?.soldOut).toBe(true);
});
