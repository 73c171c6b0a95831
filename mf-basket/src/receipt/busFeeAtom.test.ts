import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { transportOrderFee } from '@festival/shared-contracts/cart/cartTotals';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { busFeeAtom } from './busFeeAtom.ts';

const products = [productFor({ id: 'weekend' }), productFor({ id: 'bus', mappedType: 'transportation' })];

test.each([
  ['a bus', { weekend: 1, bus: 1 }, transportOrderFee],
  ['no bus', { weekend: 1 }, 0],
  ['a bus that was taken out', { weekend: 1, bus: 0 }, 0],
] as const)('the receipt shows the bus’s part of the order fee: a cart with %s', (_, quantities, fee) => {
  const store = createStore();
  store.set(primitives.products, products);
  store.set(primitives.pendingQuantities, quantities);
  expect(store.get(busFeeAtom)).toBe(fee);
});
