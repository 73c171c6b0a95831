import { isTravelPurchase } from './orderLookup.ts';

test('a purchase is a stay when its title begins so', () => {
  expect(isTravelPurchase({ title: 'Travel: Beach cabin' })).toBe(true);
  expect(isTravelPurchase({ title: 'Map of Travel:' })).toBe(false);
});
