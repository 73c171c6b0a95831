import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { shippingCountriesAtom, shippingFormAtom } from './shippingCountriesAtom.ts';

const shop = (quantities: Record<string, number> = {}) => {
  const store = createStore();
  store.set(primitives.config, configFor({ traits: { ...configFor().traits, shippingCountries: ['NL', 'FR'] } }));
  store.set(primitives.pendingQuantities, quantities);
  return store;
};

test('countries to which the basket can be delivered are separate from all others', () => {
  const { delivered, others } = shop().get(shippingCountriesAtom);
  expect(delivered.map(({ code }) => code)).toEqual(['NL']);
  expect(others.map(({ code }) => code)).toEqual(expect.arrayContaining(['BE', 'FR', 'US']));
  expect(others.map(({ code }) => code)).not.toContain('NL');
});

test('merchandise with a choice of methods is delivered to every country of the brand', () => {
  const store = shop({ shopify_tee_M: 1 });
  expect(store.get(shippingFormAtom)).toBe('shopify');
  expect(store.get(shippingCountriesAtom).delivered.map(({ code }) => code)).toEqual(['FR', 'NL']);
});

test('before the shop is read, no country has delivery', () => {
  expect(createStore().get(shippingCountriesAtom).delivered).toEqual([]);
});
