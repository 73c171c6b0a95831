import { isTravelPurchase, purchaseTitle } from './isTravelPurchase.ts';

test('a purchase is a stay if its title begins with the mark [LKP-03]', () => {
  expect(isTravelPurchase({ title: 'Travel: Beach cabin' })).toBe(true);
  expect(isTravelPurchase({ title: 'Map of Travel:' })).toBe(false);
});

test('a stay is shown without its mark, and any other purchase by its full title [LKP-03]', () => {
  expect(purchaseTitle({ title: 'Travel: Beach cabin ' })).toBe('Beach cabin');
  expect(purchaseTitle({ title: 'Map of Travel: north' })).toBe('Map of Travel: north');
});
