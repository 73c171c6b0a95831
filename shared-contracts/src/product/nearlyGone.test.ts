import { nearlyGone } from './nearlyGone.ts';
import { productSchema } from './product.ts';

const product = (values: object) =>
  productSchema.parse({
    id: 'weekend',
    name: 'Weekend',
    type: 'ticket',
    mappedType: 'ticket',
    price: 89,
    priceExcludingServiceCosts: 85,
    ...values,
  });

test('the last tickets are shown as a number; a full, an unlimited and a sold-out stock are not', () => {
  expect(nearlyGone(product({ stock: 120 }))).toBe(120);
  expect(nearlyGone(product({ stock: 121 }))).toBeNull();
  expect(nearlyGone(product({ stock: null }))).toBeNull();
  expect(nearlyGone(product({ stock: 0 }))).toBeNull();
  expect(nearlyGone(product({ stock: 5, soldOut: true }))).toBeNull();
});

test('each kind has a separate threshold', () => {
  expect(nearlyGone(product({ mappedType: 'merchandise', stock: 9 }))).toBeNull();
  expect(nearlyGone(product({ mappedType: 'merchandise', stock: 8 }))).toBe(8);
});
