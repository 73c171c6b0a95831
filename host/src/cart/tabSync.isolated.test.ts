import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, products, reads, startServerCart, writes } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { quietPeriod } from './cartRefetch.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

/** Two connected tabs, each with its own requests. */
const twoTabs = async (held: Parameters<typeof startServerCart>[0] = {}) => {
  const [one, other] = [startServerCart(held), startServerCart(held)];
  one.notifyTabs.mockImplementation((message) => other.writer.follow(message));
  other.notifyTabs.mockImplementation((message) => one.writer.follow(message));
  await pass(10);
  return { one, other };
};

test('an answer that one tab receives is shown in the other tab without another request [CNT-08]', async () => {
  const { one, other } = await twoTabs();
  for (const quantity of [1, 2, 3]) void one.writer.setQuantity('weekend', quantity);
  await settled();
  await one.api.last().answer(cartAnswer({ weekend: 3 }));
  expect(other.shown('weekend')).toBe(3);
  await pass(quietPeriod);
  await one.api.last().answer(cartAnswer({ weekend: 3 }));
  await pass(60_000);
  expect(one.api.names()).toEqual([writes, reads]);
  expect(other.api.names()).toEqual([]);
});

test('a tab without a cart takes over the cart that another tab opened [CNT-08]', async () => {
  const { one, other } = await twoTabs(null);
  void one.writer.setQuantity('weekend', 1);
  await settled();
  await one.api.last().answer(cartAnswer({}), 201);
  await one.api.last().answer(cartAnswer({ weekend: 1 }));
  expect(other.store.get(primitives.cart)).toEqual(one.store.get(primitives.cart));
  expect(other.api.names()).toEqual([]);
});

test('if both tabs write at the same time, the cart is fetched once with both changes [CNT-08]', async () => {
  const { one, other } = await twoTabs();
  void one.writer.setQuantity('weekend', 1);
  void other.writer.setQuantity('bus', 1);
  await settled();
  await pass(10);
  await other.api.last().answer(cartAnswer({ bus: 1 }));
  expect(one.shown('weekend')).toBe(1);
  await pass(10);
  // The server handled this request before the other one, but the answer arrives later.
  await one.api.last().answer(cartAnswer({ weekend: 1 }));
  expect([other.shown('weekend'), other.shown('bus')]).toEqual([0, 1]);
  await pass(quietPeriod);
  await one.api.last().answer(cartAnswer({ weekend: 1, bus: 1 }));
  for (const tab of [one, other]) expect([tab.shown('weekend'), tab.shown('bus')]).toEqual([1, 1]);
  await pass(60_000);
  expect([one.api.names(), other.api.names()]).toEqual([
    [writes, reads],
    [writes, reads],
  ]);
});

test('an answer that is older than another tab’s answer is dropped [CNT-08]', async () => {
  const { one, other } = await twoTabs();
  other.writer.refetch();
  await pass(10);
  void one.writer.setQuantity('weekend', 2);
  await settled();
  await one.api.last().answer(cartAnswer({ weekend: 2 }));
  await other.api.last().answer(cartAnswer({}));
  expect(other.shown('weekend')).toBe(2);
  await pass(60_000);
  expect(other.shown('weekend')).toBe(2);
  expect(other.api.names()).toEqual([reads]);
});

test('a fetch of sold-out products does not restore a cart that is older than another tab’s cart [CNT-08]', async () => {
  const { one, other } = await twoTabs();
  void other.writer.setQuantity('bus', 2);
  await settled();
  await other.api.last().answer({ data: { error: { code: 'product.sold_out', message: 'product.sold_out' } } });
  const read = other.api.calls.find(({ name }) => name === reads);
  await pass(10);
  void one.writer.setQuantity('weekend', 2);
  await settled();
  await one.api.last().answer(cartAnswer({ weekend: 2 }));
  await read?.answer(cartAnswer({}));
  for (const call of other.api.calls.filter(({ name }) => name.endsWith('products')))
    await call.answer({ data: [] }).catch(() => undefined);
  expect(read).toBeDefined();
  expect(other.shown('weekend')).toBe(2);
});

test('a different cart of another tab is fetched, and shown if the server confirms that it belongs to the visitor [CNT-08]', async () => {
  for (const [status, shown] of [
    [200, 'cart-2'],
    [404, 'cart-1'],
  ] as const) {
    const { writer, api, store, openModal } = startServerCart({ weekend: 1 });
    writer.follow({
      kind: 'cart',
      cart: cartFor({ bus: 1 }, products, { id: 'cart-2' }),
      askedAt: Date.now(),
      answeredAt: Date.now(),
    });
    await settled();
    expect(api.last().name).toBe('GET /shopping/carts/cart-2');
    const gone = { error: { code: 'cart.not_found', message: '' } };
    await api.last().answer(status === 200 ? cartAnswer({ bus: 1 }, { id: 'cart-2' }) : gone, status);
    expect(store.get(primitives.cart)?.id).toBe(shown);
    expect(openModal).not.toHaveBeenCalled();
  }
});

test('a cart that one tab forgets is forgotten in the other tab, unless that tab has a different cart or a paid one [CNT-08]', async () => {
  const { one, other } = await twoTabs({ weekend: 1 });
  other.writer.follow({ kind: 'forgotten', cartId: 'cart-0' });
  expect(other.shown('weekend')).toBe(1);
  one.writer.forget();
  expect([one.shown('weekend'), other.shown('weekend')]).toEqual([0, 0]);
  expect(other.store.get(primitives.cart)).toBeNull();
  other.store.set(primitives.cart, cartFor({ weekend: 1 }, products, { status: 'confirmed' }));
  other.writer.follow({ kind: 'forgotten', cartId: 'cart-1' });
  expect(other.store.get(primitives.cart)?.status).toBe('confirmed');
});

test('a page that opens publishes its cart to the other tabs, for example a cart that was paid before [CNT-08]', async () => {
  const paid = cartFor({ weekend: 1 }, products, { status: 'confirmed' });
  const { one, other } = await twoTabs({ weekend: 1 });
  one.store.set(primitives.cart, paid);
  one.writer.start();
  const [[message]] = one.notifyTabs.mock.calls;
  expect(message).toEqual({ kind: 'cart', cart: paid, askedAt: performance.timeOrigin, answeredAt: Date.now() });
  other.writer.follow({ ...message, askedAt: Date.now() });
  expect(other.store.get(primitives.cart)).toEqual(paid);
});

test('a tab that is notified of a payment of its cart fetches the cart; a tab with another cart does not [CNT-08]', async () => {
  const { writer, api, store } = startServerCart({ weekend: 1 });
  writer.follow({ kind: 'changed', cartId: 'another' });
  await pass(10);
  expect(api.names()).toEqual([]);
  writer.follow({ kind: 'changed', cartId: 'cart-1' });
  await settled();
  expect(api.names()).toEqual([reads]);
  await api.last().answer(cartAnswer({ weekend: 1 }, { status: 'in_payment' }));
  expect(store.get(primitives.cart)?.status).toBe('in_payment');
});

test('an answer that reaches a tab late, for example after a sleep, shows the time that is left at that point [CNT-08, CNT-01]', async () => {
  const { writer, store } = startServerCart(null);
  const now = Date.now();
  const cart = cartFor({ weekend: 1 }, products, { timeout: 300 });
  writer.follow({ kind: 'cart', cart, askedAt: now, answeredAt: now - 100_000 });
  expect(store.get(cartCountdownAtom)).toBe(200_000);
});
