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

test('a shop says beforehand what the first bus adds to an order, and nothing where it adds nothing', () => {
  expect(shop('weekend').get(busFeeAtom)).toBe(transportOrderFee);
  expect(shop('paylogic_weekend').get(busFeeAtom)).toBe(0);
});

test('another stock moves no bus', () => {
  const store = shop('weekend');
  const before = store.get(busRegionsAtom);
  store.set(primitives.products, [{ ...bus, stock: 3 }]);
  expect(store.get(busRegionsAtom)).toBe(before);
});
