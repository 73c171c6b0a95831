import { productFor } from '@festival/remote-kit/jest/shopFixtures';
import { needsShipping } from './needsShipping.ts';

const products = [
  productFor({ id: 'weekend' }),
  productFor({ id: 'mer_tee_M', mappedType: 'merchandise', type: 'merchandise' }),
  productFor({ id: 'post', slug: 'shipping', mappedType: 'merchandise', type: 'merchandise' }),
];

test('a country is asked for only with merchandise in the cart [SHP-01]', () => {
  expect(needsShipping({ weekend: 2 }, products)).toBe(false);
  expect(needsShipping({ weekend: 2, mer_tee_M: 0 }, products)).toBe(false);
  expect(needsShipping({ mer_tee_M: 1 }, products)).toBe(true);
});

test('the shipping line alone is nothing to ship [SHP-04]', () => {
  expect(needsShipping({ post: 1 }, products)).toBe(false);
});
