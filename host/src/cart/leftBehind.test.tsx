/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import type { EarlyPresses, LeftBehind } from '@festival/shared-ui/early-press/useTakeOver';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, products, reads, startServerCart, writes } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { followLeftCart, leaveBehind } from './leftBehind.ts';

/** The script inside the page, with the data that the previous page has stored in the tab. */
const script = (left?: LeftBehind): EarlyPresses => {
  const presses: EarlyPresses = { takeOver: () => {}, handOn: () => {}, fail: () => {}, ...(left ? { left } : {}) };
  window.earlyPresses = presses;
  return presses;
};

beforeEach(useFakeTimers);
afterEach(() => {
  jest.useRealTimers();
  delete window.earlyPresses;
});

const cart = cartFor({ weekend: 3 }, products);
const afterRequest = () => performance.timeOrigin + 500;

test('a page leaves its unanswered quantities and a cart that has just changed to the next page [BYD-05]', async () => {
  const presses = script();
  const { store, writer, api } = startServerCart();
  leaveBehind(store);
  expect(presses.leave?.()).toMatchObject({ quantities: {}, cart: undefined });
  void writer.setQuantity('weekend', 2);
  expect(presses.leave?.()).toMatchObject({ quantities: { weekend: 2 }, cart: undefined });
  await settled();
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(presses.leave?.()).toMatchObject({ quantities: {}, cart: { products: { weekend: 2 } } });
  await pass(60_000);
  await api.last().answer(cartAnswer({ weekend: 2 }));
  await pass(60_000);
  expect(presses.leave?.().cart).toBeUndefined();
});

test('a page without a cart takes over the cart that was opened after its request, and opens no other [CNT-04]', async () => {
  script({ quantities: {}, cart, changedAt: afterRequest() });
  const { store, writer, api, shown } = startServerCart(null);
  followLeftCart(store, writer);
  expect(shown('weekend')).toBe(3);
  void writer.setQuantity('weekend', 4);
  await settled();
  expect(api.names()).toEqual([writes]);
});

test('a page with a cart fetches it again if it changed after the page’s request', async () => {
  script({ quantities: {}, cart, changedAt: afterRequest() });
  const { store, writer, api, shown } = startServerCart({ weekend: 1 });
  followLeftCart(store, writer);
  await pass(1);
  expect(api.names()).toEqual([reads]);
  await api.last().answer(cartAnswer({ weekend: 3 }));
  expect(shown('weekend')).toBe(3);
});

test.each([
  ['changed before the page was requested', { cart, changedAt: 1 }],
  [
    'is paid',
    { cart: cartFor({ weekend: 3 }, products, { status: 'confirmed' }), changedAt: Number.POSITIVE_INFINITY },
  ],
  ['is not there', {}],
])('a cart of the previous page that %s is not followed', async (_case, left) => {
  script({ quantities: {}, ...left });
  const { store, writer, api, shown } = startServerCart(null);
  followLeftCart(store, writer);
  await pass(60_000);
  expect(shown('weekend')).toBe(0);
  expect(api.names()).toEqual([]);
});
