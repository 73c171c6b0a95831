import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { stepperOf } from '@festival/shared-contracts/product/stepperOf';
import { dropdownAmounts } from './dropdownAmounts.ts';

const limits = { maxTicketAmount: 8, allowedExtraTickets: { ids: ['kids'], maxQuantity: 3 } };
const amountsOf = (values: Parameters<typeof productFor>[0], held = 0) =>
  dropdownAmounts(stepperOf(productFor(values), held, limits));

test('the list contains the amounts from the larger minimum to the maximum, in the ticket’s steps [TIX-07]', () => {
  expect(amountsOf({ id: 'a', maxQuantity: 3 })).toEqual([1, 2, 3]);
  expect(amountsOf({ id: 'a', minQuantity: 2, maxQuantity: 4 })).toEqual([2, 3, 4]);
  expect(amountsOf({ id: 'a', minQuantity: 2, maxQuantity: 5, meta: { minimumQuantity: 4 } })).toEqual([4, 5]);
  expect(amountsOf({ id: 'a', minQuantity: 2, stepSize: 2, maxQuantity: 7 })).toEqual([2, 4, 6]);
  expect(amountsOf({ id: 'a', maxQuantity: 20 }).at(-1)).toBe(8);
  expect(amountsOf({ id: 'kids', maxQuantity: 20 }).at(-1)).toBe(3);
});

test('the list ends at the remaining stock plus the quantity in the cart [TIX-07]', () => {
  expect(amountsOf({ id: 'a', stock: 2 })).toEqual([1, 2]);
  expect(amountsOf({ id: 'a', stock: 0 }, 2)).toEqual([1, 2]);
  expect(amountsOf({ id: 'a', minQuantity: 4, stock: 3 })).toEqual([]);
});
