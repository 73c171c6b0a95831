import { holdsMerchandise } from './holdsMerchandise.ts';

const products = [
  { id: 'weekend', mappedType: 'ticket', slug: 'weekend' },
  { id: 'mer_tee_M', mappedType: 'merchandise', slug: 'tee' },
  { id: 'post', mappedType: 'merchandise', slug: 'shipping' },
] as const;

test('a country is required only with merchandise in the cart [SHP-01]', () => {
  expect(holdsMerchandise({ weekend: 2 }, products)).toBe(false);
  expect(holdsMerchandise({ weekend: 2, mer_tee_M: 0 }, products)).toBe(false);
  expect(holdsMerchandise({ mer_tee_M: 1 }, products)).toBe(true);
});

test('a cart with only the shipping line does not need shipping [SHP-04]', () => {
  expect(holdsMerchandise({ post: 1 }, products)).toBe(false);
});
