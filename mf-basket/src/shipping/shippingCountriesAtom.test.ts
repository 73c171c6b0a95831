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

const codes = (store: ReturnType<typeof shop>) => store.get(shippingCountriesAtom).map(({ code }) => code);

test('only countries to which the basket can be delivered are offered [SHP-01, SHP-02]', () => {
  expect(codes(shop())).toEqual(['NL']);
});

test('a chosen country whose delivery has ended stays in the list [SHP-03]', () => {
  const store = shop();
  store.set(primitives.pendingChoices, { shippingCountry: 'BE' });
  expect(codes(store)).toEqual(['BE', 'NL']);
});

test('merchandise with a choice of methods is delivered to every country of the brand', () => {
  const store = shop({ shopify_tee_M: 1 });
  expect(store.get(shippingFormAtom)).toBe('shopify');
  expect(codes(store)).toEqual(['FR', 'NL']);
});

test('before the shop is read, no country has delivery', () => {
  expect(createStore().get(shippingCountriesAtom)).toEqual([]);
});
