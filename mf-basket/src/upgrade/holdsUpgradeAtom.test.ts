import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { holdsUpgradeAtom } from './holdsUpgradeAtom.ts';

test('only an upgrade counts, and only while it is in the cart', () => {
  const store = createStore();
  store.set(primitives.products, [productFor({ id: 'weekend' }), productFor({ id: 'vip', mappedType: 'upgrades' })]);
  const carts: Quantities[] = [{}, { weekend: 1 }, { vip: 0 }, { weekend: 1, vip: 1 }];
  const seen = carts.map((quantities) => {
    store.set(primitives.pendingQuantities, quantities);
    return store.get(holdsUpgradeAtom);
  });
  expect(seen).toEqual([false, false, false, true]);
});
