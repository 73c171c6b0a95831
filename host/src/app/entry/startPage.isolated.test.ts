/**
 * @jest-environment ./host/testing/pageEnvironment.cjs
 * @jest-environment-options {"url": "https://shop.example/"}
 */
import { createMemoryRouter } from 'react-router-dom';
import { pageFor } from '../../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { hydratedAtom } from '../../page/hydratedAtom.ts';
import { createPageStore } from '../createPageStore.ts';
import type { ShopDepsOptions } from './shopDeps.ts';
import { startPage } from './startPage.ts';

let isBroken = true;
// Simulates a chunk that fails to load at first.
jest.mock('../../session/reportLoad.ts', () => {
  if (!isBroken) return jest.requireActual('../../session/reportLoad.ts');
  isBroken = false;
  throw new Error('Loading chunk report-load failed.');
});

test('a page without a shop reports its load once it is idle; code that fails to load is tried again [API-11, RTE-09]', async () => {
  useFakeTimers();
  const fetched = jest.fn(async () => new Response());
  globalThis.fetch = fetched;
  const page = pageFor({ config: null, brand: null });
  const store = createPageStore(page, '/');
  const router = createMemoryRouter([{ path: '*' }]);
  startPage({ page, store, router } as unknown as ShopDepsOptions);
  store.set(hydratedAtom, true);
  await pass(3_000);
  expect(isBroken).toBe(false);
  expect(fetched.mock.calls).toEqual([['/api/init']]);
});
