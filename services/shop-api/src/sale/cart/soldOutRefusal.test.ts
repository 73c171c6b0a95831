import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { soldOutRefusal } from './soldOutRefusal.ts';

const config = shopConfigSchema.parse({
  slug: 'zomer',
  shopToken: 'token',
  apiNamespace: 'zomer-2027',
  festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
  ossBrand: 'solstrand',
  maxTicketAmount: 6,
});
const day = productSchema.parse({
  id: 'day',
  name: 'Day',
  type: 'ticket',
  mappedType: 'ticket',
  price: 59,
  priceExcludingServiceCosts: 59,
  maxQuantity: 8,
});
const leftOf = (values: object, asked: { quantity: number; held?: number; free: number }) => {
  const { quantity, held = 0, free } = asked;
  return soldOutRefusal({ ...day, ...values }, quantity, { more: quantity - held, free }, config).values?.left ?? null;
};

test('if fewer tickets are left than requested, the refusal says how many the cart can hold [BSK-08]', () => {
  expect(leftOf({}, { quantity: 5, free: 2 })).toBe(2);
  expect(leftOf({}, { quantity: 5, held: 1, free: 2 })).toBe(3);
});

test('if the cart already holds all that is left, the product is sold out and no smaller quantity is proposed [BSK-08]', () => {
  expect(leftOf({}, { quantity: 5, free: 0 })).toBeNull();
  expect(leftOf({}, { quantity: 5, held: 3, free: 0 })).toBeNull();
});

test('the proposed quantity follows the product’s rules: steps, minimum and the maximum of an order [BSK-08]', () => {
  expect(leftOf({ stepSize: 2, minQuantity: 2 }, { quantity: 6, free: 5 })).toBe(4);
  expect(leftOf({ minQuantity: 4 }, { quantity: 6, free: 3 })).toBeNull();
  expect(leftOf({ minQuantity: 4 }, { quantity: 6, free: 4 })).toBe(4);
  expect(leftOf({ stepSize: 2, minQuantity: 2 }, { quantity: 6, held: 4, free: 1 })).toBeNull();
  expect(leftOf({}, { quantity: 8, free: 7 })).toBe(6);
});

test('for a closed cart, or a product with unlimited stock, no number is given', () => {
  expect(soldOutRefusal(day, 2, { more: null, free: 4 }, config).values).toBeUndefined();
  expect(soldOutRefusal(day, 2, { more: 2, free: null }, config).values).toBeUndefined();
});
