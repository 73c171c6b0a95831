import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { mentionsEntertainmentTaxAtom } from './mentionsEntertainmentTaxAtom.ts';

const mentions = (pendingQuantities: Quantities) => {
  const store = createStore();
  store.set(primitives.products, [
    productFor({ id: 'told', meta: { mentionEntertainmentFee: true } }),
    productFor({ id: 'quiet', meta: { entertainmentFeeAmount: 450 } }),
  ]);
  store.set(primitives.pendingQuantities, pendingQuantities);
  return store.get(mentionsEntertainmentTaxAtom);
};

test('the tax is explained if at least one ticket in the cart mentions it [BSK-11]', () => {
  expect(mentions({ told: 1, quiet: 2 })).toBe(true);
  expect(mentions({ quiet: 2 })).toBe(false);
  expect(mentions({ told: 0, quiet: 1 })).toBe(false);
});
