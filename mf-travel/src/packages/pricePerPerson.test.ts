import { pricePerPerson } from './pricePerPerson.ts';

test('a price for one person exists only if it is an exact number of cents', () => {
  expect(pricePerPerson({ totalPrice: 64000, occupation: 2 })).toBe(32000);
  expect(pricePerPerson({ totalPrice: 64001, occupation: 2 })).toBeNull();
  expect(pricePerPerson({ totalPrice: 64000, occupation: 1 })).toBeNull();
});
