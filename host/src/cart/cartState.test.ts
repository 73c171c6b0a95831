import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { withAddOns } from './cartState.ts';

const weekend = productFor({ id: 'weekend' });
const towels = productFor({ id: 'addon_1_towels', type: 'traveladdon' });
const addOns = [{ reference: '1', packageName: 'Dune', product: towels, texts: {} }];

test('a cart’s add-ons are added to the products once, so that they are listed and counted [ADD-02]', () => {
  expect(withAddOns([weekend], { addOns })).toEqual([weekend, towels]);
  expect(withAddOns([weekend, towels], { addOns })).toEqual([weekend, towels]);
});

test('a cart without add-ons does not change the products', () => {
  const products = [weekend];
  expect(withAddOns(products, {})).toBe(products);
  expect(withAddOns(products, null)).toBe(products);
});
