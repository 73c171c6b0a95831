import { productSchema } from './product.ts';
import { amountFault, quantityFault } from './quantityFault.ts';

const limits = { maxTicketAmount: 6, allowedExtraTickets: { ids: ['guest'], maxQuantity: 2 } };
const open = { isClosed: false, offersRefundProtection: true };
const base = { type: 'ticket', mappedType: 'ticket', price: 89, priceExcludingServiceCosts: 85 };
const product = (values: object = {}) => productSchema.parse({ id: 'weekend', name: 'Weekend', ...base, ...values });
const fault = (values: object, quantity: number, held = 0, shop = open) =>
  quantityFault({ product: product(values), quantity, held }, shop, limits);

test('an amount is bought from the minimum, in steps, to the maximum [TIX-07]', () => {
  const pairs = product({ minQuantity: 2, stepSize: 2, maxQuantity: 5 });
  const faults = [1, 2, 3, 4, 5, 6].map((quantity) => amountFault(pairs, quantity, limits));
  expect(faults).toEqual([
    'validation.product.minimum',
    null,
    'validation.product.step',
    null,
    'validation.product.step',
    'validation.product.maximum',
  ]);
});

test('tickets have the shop’s maximum, extra tickets their own, and other things theirs alone', () => {
  expect(fault({ maxQuantity: 9 }, 7)).toBe('validation.product.maximum');
  expect(fault({ id: 'guest' }, 3)).toBe('validation.product.maximum');
  expect(fault({ mappedType: 'merchandise', maxQuantity: 9 }, 9)).toBeNull();
});

test('what is sold out is not added, but less of it may stay, and nothing is always allowed', () => {
  expect(fault({ soldOut: true }, 1)).toBe('product.sold_out');
  expect(fault({ soldOut: true }, 1, 2)).toBeNull();
  expect(fault({ soldOut: true, minQuantity: 2 }, 1, 2)).toBe('validation.product.minimum');
  expect(fault({ soldOut: true }, 0, 2)).toBeNull();
});

test('a closed shop sells nothing, and what a shop does not offer is not found in it', () => {
  expect(fault({}, 1, 0, { ...open, isClosed: true })).toBe('shop.closed');
  expect(fault({ mappedType: 'insurance' }, 1)).toBeNull();
  expect(fault({ mappedType: 'insurance' }, 1, 0, { ...open, offersRefundProtection: false })).toBe(
    'product.not_found',
  );
  expect(fault({ mappedType: 'notused' }, 1)).toBe('product.not_found');
});
