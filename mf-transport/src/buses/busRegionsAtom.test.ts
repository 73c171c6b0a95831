import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { transportOrderFee } from '@festival/shared-contracts/cart/cartTotals';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { busFeeAtom, busRegionsAtom } from './busRegionsAtom.ts';

const bus = productFor({ id: 'utrecht', name: 'Utrecht', mappedType: 'transportation', stock: 40 });

const shop = (...ids: string[]) => {
  const store = createStore();
  store.set(primitives.products, [...ids.map((id) => productFor({ id })), bus]);
  return store;
};

test('a shop states the fee of the first bus in advance, and a shop without a fee states nothing', () => {
  expect(shop('weekend').get(busFeeAtom)).toBe(transportOrderFee);
  expect(shop('paylogic_weekend').get(busFeeAtom)).toBe(0);
});

test('a change of stock does not move a bus', () => {
  const store = shop('weekend');
  const before = store.get(busRegionsAtom);
  store.set(primitives.products, [{ ...bus, stock: 3 }]);
  expect(store.get(busRegionsAtom)).toBe(before);
});
