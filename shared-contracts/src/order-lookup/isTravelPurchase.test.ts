import { purchaseTitle } from './isTravelPurchase.ts';

test('a stay is shown without its mark, and any other purchase by its whole title [LKP-03]', () => {
  expect(purchaseTitle({ title: 'Travel: Beach cabin ' })).toBe('Beach cabin');
  expect(purchaseTitle({ title: 'Map of Travel: north' })).toBe('Map of Travel: north');
});
