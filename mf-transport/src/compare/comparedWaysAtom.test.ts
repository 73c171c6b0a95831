import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { comparedWaysAtom, hasRegionsAtom } from './comparedWaysAtom.ts';

const way = (id: string, region: 'nl' | 'eu', stock: number | null = null) =>
  productFor({ id, mappedType: 'comparetransport', price: 1000, stock, meta: { region } });
const products = [way('train', 'nl', 0), way('car', 'nl'), way('coach', 'eu')];

const storeWith = (held: Record<string, number> = {}) => {
  const store = createStore();
  store.set(primitives.products, products);
  store.set(primitives.cart, cartFor(held, products));
  return store;
};
const ids = (region?: string, store = storeWith()) => store.get(comparedWaysAtom(region)).map(({ id }) => id);

test('the ways of one region are compared, or all for an unknown region [TRN-03]', () => {
  expect(ids('nl')).toEqual(['car', 'train']);
  expect(ids('eu')).toEqual(['coach']);
  expect(ids()).toEqual(['car', 'coach', 'train']);
  expect(ids('be')).toEqual(['car', 'coach', 'train']);
  expect(storeWith().get(hasRegionsAtom)).toBe(true);
});

test('a way in the cart does not count as full for its owner [TRN-03]', () => {
  expect(ids('nl', storeWith({ train: 1 }))).toEqual(['train', 'car']);
});
