import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { asksCountryAtom } from './asksCountryAtom.ts';

const shop = (quantities: Record<string, number>, preregistration = false) => {
  const store = createStore();
  store.set(primitives.config, configFor({ preregistration }));
  store.set(primitives.products, [productFor({ id: 'weekend' }), productFor({ id: 'tee', mappedType: 'merchandise' })]);
  store.set(primitives.pendingQuantities, quantities);
  return store;
};

test('the basket asks for a country once it contains merchandise', () => {
  expect(shop({ weekend: 1 }).get(asksCountryAtom)).toBe(false);
  expect(shop({ weekend: 1, tee: 1 }).get(asksCountryAtom)).toBe(true);
});

test('a wishlist is not delivered: its basket asks for no country', () => {
  expect(shop({ tee: 1 }, true).get(asksCountryAtom)).toBe(false);
});

test('before the shop is read, the basket’s products decide whether it asks for a country', () => {
  const store = shop({ tee: 1 });
  store.set(primitives.config, null);
  expect(store.get(asksCountryAtom)).toBe(true);
});
