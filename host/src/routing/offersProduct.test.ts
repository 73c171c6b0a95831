import { productSchema } from '@festival/shared-contracts/product/product';
import { offersProduct } from './offersProduct.ts';

const product = (values: object = {}) =>
  productSchema.parse({
    id: 'weekend',
    name: 'Weekend',
    type: 'ticket',
    mappedType: 'ticket',
    price: 89,
    priceExcludingServiceCosts: 85,
    ...values,
  });

test('a step offers products of its kinds, but no ticket that is sold only with a stay', () => {
  const tickets = { sells: ['ticket' as const] };
  expect(offersProduct(tickets, product())).toBe(true);
  expect(offersProduct(tickets, product({ mappedType: 'extras' }))).toBe(false);
  expect(offersProduct(tickets, product({ categories: { en: 'TRAVEL TICKETS', nl: '' } }))).toBe(false);
});
