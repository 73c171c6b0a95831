import { primitives } from '@festival/shared-contracts/state/primitives';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, reads, startServerCart, writes } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { quietPeriod } from './cartRefetch.ts';
import { unreadCartIdAtom } from './cartState.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

const busy = [{ error: { code: 'busy', message: '' } }, 503] as const;

/** A page that was rendered while the shop API could not read the visitor's cart. */
const startUnread = () => {
  const page = startServerCart(null, { unreadCartId: 'cart-1' });
  page.writer.start();
  const unread = () => page.store.get(unreadCartIdAtom);
  return { ...page, unread };
};

test('after three failed reads the page keeps the cart’s id, and reads the cart again after growing pauses', async () => {
  const { api, store, unread, report } = startUnread();
  const fail = [() => api.last().answer(...busy), () => api.last().lose(), () => api.last().answer('<h1>', 404)];
  for (const [index, pause] of [1_000, 2_000].entries()) {
    await pass(pause * 0.7);
    expect(api.calls).toHaveLength(index);
    await pass(pause * 0.3);
    expect(api.calls).toHaveLength(index + 1);
    await fail[index]?.();
    expect(unread()).toBe('cart-1');
  }
  await pass(4_000);
  await api.last().answer(...busy);
  expect(unread()).toBe('cart-1');
  expect(report).toHaveBeenCalledTimes(3);
  await pass(8_000);
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(unread()).toBeNull();
  expect(store.get(primitives.cart)?.products).toEqual({ weekend: 2 });
  await pass(600_000);
  expect(api.names()).toEqual([reads, reads, reads, reads]);
});

test('the pauses grow to at most half a minute', async () => {
  const { api } = startUnread();
  for (let time = 0; time < 10; time += 1) {
    await pass(30_000);
    await api.last().answer(...busy);
  }
  const before = api.calls.length;
  await pass(30_000);
  expect(api.calls).toHaveLength(before + 1);
});

test('a press while the cart is unread reads the cart first, and opens no other cart', async () => {
  const { api, writer, shown } = startUnread();
  const done = writer.setQuantity('bus', 1);
  await settled();
  expect(api.names()).toEqual([reads]);
  expect(shown('bus')).toBe(1);
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(api.last()).toMatchObject({ name: writes, body: { productId: 'bus', quantity: 1 } });
  await api.last().answer(cartAnswer({ weekend: 2, bus: 1 }));
  expect(await done).toMatchObject({ ok: true });
  expect([shown('weekend'), shown('bus')]).toEqual([2, 1]);
});

test('a press before the cart is known removes nothing from the cart', async () => {
  const { api, writer, shown } = startUnread();
  const done = writer.setQuantity('weekend', 1);
  await settled();
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(await done).toMatchObject({ ok: true });
  expect(shown('weekend')).toBe(2);
  await pass(quietPeriod);
  expect(api.names()).toEqual([reads, reads]);
});

test('if the read after a press fails too, the modal shows the cart’s id, and the visitor keeps the cart', async () => {
  const { api, openModal, writer, shown, unread } = startUnread();
  const done = writer.setQuantity('weekend', 1);
  await settled();
  await api.last().lose();
  expect(await done).toMatchObject({ ok: false });
  expect(openModal).toHaveBeenCalledWith(6011, expect.objectContaining({ values: { cartId: 'cart-1' } }));
  expect([shown('weekend'), unread()]).toEqual([0, 'cart-1']);
  await pass(quietPeriod);
  expect(api.names()).toEqual([reads, reads]);
});

test('a cart that no longer exists is replaced by a new one', async () => {
  const { api, openModal, writer, unread } = startUnread();
  void writer.setQuantity('weekend', 1);
  await settled();
  await api.last().answer({ error: { code: 'cart.not_found', message: '' } }, 404);
  expect(unread()).toBeNull();
  expect(api.last().name).toBe('POST /shopping/carts');
  expect(openModal).not.toHaveBeenCalled();
});

test('another call about the cart also reads the cart first, and returns the reason if that fails', async () => {
  const { api, writer } = startUnread();
  const call = jest.fn();
  const done = writer.change(call);
  await settled();
  await api.last().answer(...busy);
  expect(await done).toMatchObject({ ok: false, error: { code: 'busy' } });
  expect(call).not.toHaveBeenCalled();
});

test('a cart that another tab receives is also shown in this tab', async () => {
  const { api, writer, store, unread } = startUnread();
  const other = startServerCart({ weekend: 2 });
  const cart = other.store.get(primitives.cart);
  if (!cart) throw new Error('The other tab has no cart');
  writer.follow({ kind: 'cart', cart, askedAt: Date.now(), answeredAt: Date.now() });
  expect(unread()).toBeNull();
  expect(store.get(primitives.cart)).toEqual(cart);
  await pass(60_000);
  expect(api.calls).toEqual([]);
});

test('a cart on the page stays on it while it cannot be fetched again', async () => {
  const { api, shown, writer, openModal } = startServerCart({ weekend: 2 });
  writer.refetch();
  for (let time = 0; time < 3; time += 1) {
    await pass(4_000);
    await api.last().answer(...busy);
  }
  expect(shown('weekend')).toBe(2);
  expect(openModal).not.toHaveBeenCalled();
});
