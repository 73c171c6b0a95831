import { canBeAdded, isSoldOut } from './isSoldOut.ts';
import { type Product, productSchema } from './product.ts';
import { canStepDown, canStepUp, clampQuantity, stepDown, stepperOf, stepUp } from './stepperOf.ts';
import { limitsInOrder, maximumOf, minimumOf } from './ticketLimits.ts';

const ticket = (values: object = {}): Product =>
  productSchema.parse({
    id: 'weekend',
    name: 'Weekend',
    type: 'ticket',
    mappedType: 'ticket',
    price: 89,
    priceExcludingServiceCosts: 85,
    ...values,
  });
const limits = { maxTicketAmount: 6, allowedExtraTickets: { ids: ['guest'], maxQuantity: 2 } };

test('the cap is the smaller maximum of shop and product, independent of the cart’s quantity; at the cap nothing can be added [TIX-03]', () => {
  expect(maximumOf(ticket({ maxQuantity: 9 }), limits)).toBe(6);
  expect(maximumOf(ticket({ maxQuantity: 4 }), limits)).toBe(4);
  const held = [0, 3, 4].map((quantity) => stepperOf(ticket({ maxQuantity: 4 }), quantity, limits));
  expect(held.map(({ max }) => max)).toEqual([4, 4, 4]);
  expect(held.map(canStepUp)).toEqual([true, true, false]);
});

test('maxTicketAmount applies to the order: other tickets reduce it, tickets in the cart stay, and extra tickets and travel tickets are counted separately [TIX-03, TIX-04]', () => {
  const tickets = [
    ticket({ id: 'weekend' }),
    ticket({ id: 'friday', maxQuantity: 4 }),
    ticket({ id: 'guest' }),
    ticket({ id: 'stay', categories: { en: 'TRAVEL TICKETS', nl: '' } }),
    ticket({ id: 'tee', mappedType: 'merchandise', maxQuantity: 40 }),
  ];
  const productOf = (wanted: string) => tickets.find(({ id }) => id === wanted);
  const most = (quantities: Record<string, number>) =>
    tickets.map((one) => maximumOf(one, limitsInOrder(limits, one, quantities, productOf)));
  expect(most({})).toEqual([6, 4, 2, 6, 40]);
  expect(most({ weekend: 3, gone: 9 })).toEqual([6, 3, 2, 6, 40]);
  expect(most({ weekend: 4, friday: 2 })).toEqual([4, 2, 2, 6, 40]);
  expect(most({ weekend: 6 })).toEqual([6, 0, 2, 6, 40]);
  expect(most({ guest: 2, stay: 4, tee: 9 })).toEqual([6, 4, 2, 6, 40]);
});

test('extra tickets have their own maximum, and other tickets keep the shop’s maximum [TIX-04]', () => {
  expect(maximumOf(ticket({ id: 'guest' }), limits)).toBe(2);
  expect(maximumOf(ticket({ id: 'guest', maxQuantity: 1 }), limits)).toBe(2);
  expect(maximumOf(ticket(), limits)).toBe(6);
});

test('a product that is not a ticket has only its own maximum', () => {
  expect(maximumOf(ticket({ mappedType: 'merchandise', maxQuantity: 40 }), limits)).toBe(40);
});

test('a product is sold out by flag, by override or without stock; a travel ticket can still be added [TIX-05]', () => {
  expect(isSoldOut(ticket({ soldOut: true }))).toBe(true);
  expect(isSoldOut(ticket({ stock: 0 }))).toBe(true);
  expect(isSoldOut(ticket({ meta: { overrideSoldout: true } }))).toBe(true);
  expect(isSoldOut(ticket({ stock: 1 }))).toBe(false);
  expect(canBeAdded(ticket({ stock: 0 }))).toBe(false);
  expect(canBeAdded(ticket({ stock: 0, categories: { en: 'TRAVEL TICKETS', nl: '' } }))).toBe(true);
});

test('the stepper has maximum 9 and step 1 by default, and a minimum of one above zero [TIX-09]', () => {
  const wide = { ...limits, maxTicketAmount: 20 };
  expect(stepperOf(ticket(), 0, wide)).toMatchObject({ value: 0, min: 1, max: 9, step: 1 });
});

test('below the minimum, minus sets 0 and plus sets the minimum [TIX-09]', () => {
  const state = stepperOf(ticket({ minQuantity: 2, stepSize: 2 }), 2, limits);
  expect(stepDown(state)).toBe(0);
  expect(stepUp({ ...state, value: 0 })).toBe(2);
  expect(stepUp(state)).toBe(4);
});

test('minus never stops between the minimum and zero, even if the step is smaller than the minimum [TIX-09]', () => {
  const state = stepperOf(ticket({ minQuantity: 2 }), 2, limits);
  expect(state).toMatchObject({ min: 2, step: 1 });
  expect(stepDown(state)).toBe(0);
  expect(stepDown({ ...state, value: 3 })).toBe(2);
  expect(stepDown({ ...state, value: 1 })).toBe(0);
  expect(stepUp({ ...state, value: 1 })).toBe(2);
  expect(stepUp({ ...state, value: 0 })).toBe(2);
});

test('plus is disabled without stock, when disabled, or above the maximum; minus is disabled at zero [TIX-09]', () => {
  const state = stepperOf(ticket({ stepSize: 4 }), 4, limits);
  expect(canStepUp(state)).toBe(false);
  expect(canStepUp({ ...state, max: 8 })).toBe(true);
  expect(canStepUp({ ...state, max: 8, disabled: true })).toBe(false);
  expect(canStepUp({ ...state, max: 8, inStock: false })).toBe(false);
  expect(canStepDown({ ...state, value: 0 })).toBe(false);
  expect(canStepDown(state)).toBe(true);
});

test('the stepper ends at the stock, including the cart’s own [TIX-09]', () => {
  expect(stepperOf(ticket({ stock: 1 }), 2, limits).max).toBe(3);
});

test('the minimum is the larger of minQuantity, the meta minimum and 1', () => {
  expect(minimumOf(ticket())).toBe(1);
  expect(minimumOf(ticket({ minQuantity: 2, meta: { minimumQuantity: 3 } }))).toBe(3);
});

test('a typed quantity becomes a whole number within the limits [TIX-08]', () => {
  const bounds = { min: 2, max: 8, step: 2 };
  expect(clampQuantity(-3, bounds)).toBe(2);
  expect(clampQuantity(-6, bounds)).toBe(6);
  expect(clampQuantity(-99, bounds)).toBe(8);
  expect(clampQuantity(5.9, bounds)).toBe(4);
  expect(clampQuantity(99, bounds)).toBe(8);
  expect(clampQuantity(0, bounds)).toBe(0);
  expect(clampQuantity(Number.NaN, bounds)).toBe(0);
  expect(clampQuantity(5, { ...bounds, max: 2 })).toBe(2);
  expect(clampQuantity(5, { min: 2, max: 1, step: 1 })).toBe(0);
});
