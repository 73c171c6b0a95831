import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { basketGroupsAtom } from './basketGroupsAtom.ts';

test('the basket shows what was pressed before the server has answered', () => {
  const store = createStore();
  store.set(primitives.products, [productFor({ id: 'weekend' })]);
  expect(store.get(basketGroupsAtom)).toEqual([]);
  store.set(primitives.pendingQuantities, { weekend: 2 });
  expect(store.get(basketGroupsAtom)).toMatchObject([{ name: 'ticket', lines: [{ quantity: 2 }] }]);
});
