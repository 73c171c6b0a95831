import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { offeredExtraIdsAtom } from './offeredExtraIdsAtom.ts';

const locker = productFor({ id: 'locker', mappedType: 'extras' });
const shower = productFor({ id: 'shower', mappedType: 'extras' });

test('a sold-out extra is no longer offered, unless it is in the cart; a changed quantity changes nothing', () => {
  const store = createStore();
  store.set(primitives.products, [locker, shower]);
  const before = store.get(offeredExtraIdsAtom);
  expect(before).toEqual(['locker', 'shower']);
  store.set(primitives.pendingQuantities, { locker: 2 });
  expect(store.get(offeredExtraIdsAtom)).toBe(before);
  store.set(primitives.products, [
    { ...locker, soldOut: true },
    { ...shower, soldOut: true },
  ]);
  expect(store.get(offeredExtraIdsAtom)).toEqual(['locker']);
});
