import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createMemoryRouter } from 'react-router-dom';
import { settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { leavePaidCart } from './leavePaidCart.ts';

const products = [productFor({ id: 'weekend' })];
const cartOf = (status: Cart['status']) => cartFor({ weekend: 1 }, products, { status });
const storeAt = (path: string, cart: Cart) =>
  createPageStore(pageFor({ serverNow: 0, config: configFor(), products, cart }), path);

test('a paid cart is shown only with the payment’s result [CNT-03]', () => {
  const paid = cartOf('confirmed');
  expect(storeAt('/zomer/paymentstatus', paid).get(primitives.cart)).toEqual(paid);
  expect(storeAt('/zomer/tickets', paid).get(primitives.cart)).toBeNull();
  expect(storeAt('/zomer/tickets', cartOf('in_payment')).get(primitives.cart)).not.toBeNull();
});

test('leaving the payment’s result forgets a paid cart, and no other cart [CNT-03]', async () => {
  for (const [status, times] of [
    ['confirmed', 1],
    ['in_payment', 0],
  ] as const) {
    const store = storeAt('/zomer/paymentstatus', cartOf(status));
    const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/zomer/paymentstatus'] });
    const forget = jest.fn(async () => store.set(primitives.cart, null));
    leavePaidCart({ store, router, forget, forgetHere: jest.fn() });
    await router.navigate('/zomer/paymentstatus?a=1');
    expect(forget).not.toHaveBeenCalled();
    await router.navigate('/zomer/tickets');
    await settled();
    expect(forget).toHaveBeenCalledTimes(times);
  }
});

test('a cart that another tab has paid is forgotten on pages with products, but not on the page of the order [CNT-08]', () => {
  for (const [path, times] of [
    ['/zomer/tickets', 1],
    ['/zomer/checkout', 0],
    ['/zomer/paymentstatus', 0],
  ] as const) {
    const store = storeAt(path, cartOf('shopping'));
    const router = createMemoryRouter([{ path: '*' }], { initialEntries: [path] });
    const forgetHere = jest.fn(() => store.set(primitives.cart, null));
    const forget = jest.fn();
    leavePaidCart({ store, router, forget, forgetHere });
    store.set(primitives.cart, cartOf('confirmed'));
    expect(forgetHere).toHaveBeenCalledTimes(times);
    expect(forget).not.toHaveBeenCalled();
  }
});
