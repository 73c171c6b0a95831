import { checkAmount, checkQuantity, type QuantityError, quantityErrorValues } from './checkQuantity.ts';
import { productSchema } from './product.ts';

const limits = { maxTicketAmount: 6, allowedExtraTickets: { ids: ['guest'], maxQuantity: 2 } };
const open = { isClosed: false, offersRefundProtection: true };
const base = { type: 'ticket', mappedType: 'ticket', price: 89, priceExcludingServiceCosts: 85 };
const product = (values: object = {}) => productSchema.parse({ id: 'weekend', name: 'Weekend', ...base, ...values });
const allowed = { ok: true, value: undefined };
const refused = (error: QuantityError) => ({ ok: false, error });
const check = (values: object, quantity: number, held = 0, shop = open) =>
  checkQuantity({ product: product(values), quantity, held }, shop, limits);

test('a quantity goes from the minimum, in steps, to the maximum [TIX-07]', () => {
  const pairs = product({ minQuantity: 2, stepSize: 2, maxQuantity: 5 });
  const checked = [1, 2, 3, 4, 5, 6].map((quantity) => checkAmount(pairs, quantity, limits));
  expect(checked).toEqual([
    refused('validation.product.minimum'),
    allowed,
    refused('validation.product.step'),
    allowed,
    refused('validation.product.step'),
    refused('validation.product.maximum'),
  ]);
});

test('steps count from the minimum, not from zero', () => {
  const product = (quantity: number) => check({ stepSize: 3, mappedType: 'extras' }, quantity);
  expect([1, 3, 4].map(product)).toEqual([allowed, refused('validation.product.step'), allowed]);
});

test('tickets have the shop’s maximum, extra tickets a separate maximum, and each other product has its own', () => {
  expect(check({ maxQuantity: 9 }, 7)).toEqual(refused('validation.product.maximum'));
  expect(check({ id: 'guest' }, 3)).toEqual(refused('validation.product.maximum'));
  expect(check({ mappedType: 'merchandise', maxQuantity: 9 }, 9)).toEqual(allowed);
});

test('a sold-out product cannot be added, a smaller quantity can stay, and 0 is always allowed', () => {
  expect(check({ soldOut: true }, 1)).toEqual(refused('product.sold_out'));
  expect(check({ soldOut: true }, 1, 2)).toEqual(allowed);
  expect(check({ soldOut: true }, 2, 2)).toEqual(allowed);
  expect(check({ soldOut: true, minQuantity: 2 }, 1, 2)).toEqual(refused('validation.product.minimum'));
  expect(check({ soldOut: true }, 0, 2)).toEqual(allowed);
});

test('a closed shop sells nothing, and a product that a shop does not offer is not found', () => {
  expect(check({}, 1, 0, { ...open, isClosed: true })).toEqual(refused('shop.closed'));
  expect(check({ mappedType: 'insurance' }, 1)).toEqual(allowed);
  expect(check({ mappedType: 'insurance' }, 1, 0, { ...open, offersRefundProtection: false })).toEqual(
    refused('product.not_found'),
  );
  expect(check({}, 1, 0, { ...open, offersRefundProtection: false })).toEqual(allowed);
  expect(check({ mappedType: 'notused' }, 1)).toEqual(refused('product.not_found'));
});

test.each<[QuantityError, Record<string, number> | undefined]>([
  ['validation.product.maximum', { maximum: 6 }],
  ['validation.product.minimum', { minimum: 2 }],
  ['validation.product.step', { step: 3 }],
  ['product.sold_out', undefined],
  ['shop.closed', undefined],
])('the text of %s names the number that a shopper needs, and only that [ERR-02]', (error, values) => {
  const triples = product({ minQuantity: 2, stepSize: 3, maxQuantity: 9 });
  expect(quantityErrorValues(error, triples, limits)).toEqual(values);
});
