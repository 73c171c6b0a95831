import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { isPlaced, placedCart } from './placedCart.ts';

const products = [productFor({ id: 'weekend' })];
const cartOf = (values: Partial<Cart>) => cartFor({ weekend: 1 }, products, values);
const storeWith = (cart: Cart | null) =>
  createPageStore(pageFor({ serverNow: 0, config: configFor(), products, cart }), '/zomer/paymentstatus');

test('a cart in payment, a paid cart, and one whose payment failed have a placed order', () => {
  const failed = { ...cartOf({}).order, reference: '123456789', status: 'failed' as const };
  expect(isPlaced(cartOf({}))).toBe(false);
  expect(isPlaced(cartOf({ status: 'in_payment' }))).toBe(true);
  expect(isPlaced(cartOf({ status: 'confirmed' }))).toBe(true);
  expect(isPlaced(cartOf({ order: failed }))).toBe(true);
});

test('the cart of the last order is remembered after it is forgotten and a new cart begins [PAY-04]', () => {
  const store = storeWith(cartOf({ id: 'paid', status: 'confirmed' }));
  const placed = placedCart(store, 'older');
  expect(placed()).toBe('paid');
  store.set(primitives.cart, null);
  store.set(primitives.cart, cartOf({ id: 'new' }));
  expect(placed()).toBe('paid');
});

test('if the page has no order, the server’s last order is used', () => {
  expect(placedCart(storeWith(cartOf({ id: 'new' })), 'older')()).toBe('older');
  expect(placedCart(storeWith(cartOf({ id: 'new' })), undefined)()).toBeNull();
});
