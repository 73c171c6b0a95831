import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { unreadCartIdAtom } from '../../cart/cartState.ts';
import { watchRise } from './watchRise.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];
const cartWith = (weekend: number) => cartFor({ weekend }, products);

const start = (weekend = 0) => {
  const cart = weekend > 0 ? cartWith(weekend) : null;
  const store = createPageStore(pageFor({ products, cart }), '/zomer/tickets');
  const notify = jest.fn();
  return { store, notify, stop: watchRise(store, notify, 3000) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a rise of the total is notified after the given time, and not earlier', () => {
  const { store, notify } = start(1);
  store.set(primitives.cart, cartWith(2));
  jest.advanceTimersByTime(2999);
  expect(notify).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('a rise by a press before the watch started is also notified, once; the total at opening is not [HDR-02]', () => {
  const store = createPageStore(pageFor({ products, cart: cartWith(1) }), '/zomer/tickets');
  const notify = jest.fn();
  store.set(primitives.cart, cartWith(2));
  const stop = watchRise(store, notify, 3000);
  jest.advanceTimersByTime(3000);
  expect(notify).toHaveBeenCalledTimes(1);
  stop();
  watchRise(store, notify, 3000);
  jest.advanceTimersByTime(10_000);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('the first product in a new cart counts as a rise; several quick rises are notified once', () => {
  const { store, notify } = start();
  for (const quantity of [1, 2, 3]) {
    store.set(primitives.cart, cartWith(quantity));
    jest.advanceTimersByTime(1000);
  }
  jest.advanceTimersByTime(3000);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('an equal or lower total is not notified, nor is an emptied cart', () => {
  const { store, notify } = start(2);
  store.set(primitives.cart, cartWith(2));
  store.set(primitives.cart, cartWith(1));
  store.set(primitives.cart, cartWith(2));
  store.set(primitives.cart, null);
  jest.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
});

test('there is no notification after the shopper opened the cart, or after the stop', () => {
  const { store, notify, stop } = start();
  store.set(primitives.cart, cartWith(1));
  store.set(primitives.checkoutView, 'basket');
  jest.advanceTimersByTime(10_000);
  store.set(primitives.cart, cartWith(2));
  stop();
  jest.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
});

test('reading a cart that could not be read at first does not count as a rise', () => {
  const store = createPageStore(pageFor({ products, unreadCartId: 'cart-1' }), '/zomer/tickets');
  const notify = jest.fn();
  watchRise(store, notify, 3000);
  store.set(unreadCartIdAtom, null);
  store.set(primitives.cart, cartWith(2));
  jest.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
  store.set(primitives.cart, cartWith(3));
  jest.advanceTimersByTime(3000);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('a cart that was read before the watch started does not count as a rise', () => {
  const store = createPageStore(pageFor({ products, unreadCartId: 'cart-1' }), '/zomer/tickets');
  const notify = jest.fn();
  store.set(primitives.cart, cartWith(2));
  store.set(unreadCartIdAtom, null);
  watchRise(store, notify, 3000);
  jest.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
});
