import { formatStayDay, nightsOf, pricePerPerson } from './stay.ts';

test('nights are counted from arrival to departure, over a change of the clock too', () => {
  expect(nightsOf({ startOfStayDate: '2027-07-08', endOfStayDate: '2027-07-12' })).toBe(4);
  expect(nightsOf({ startOfStayDate: '2027-10-30', endOfStayDate: '2027-11-01' })).toBe(2);
});

test('a day of the stay is the same day for every reader', () => {
  expect(formatStayDay('2027-07-08', 'nl')).toBe('do 8 juli 2027');
  expect(formatStayDay('2027-07-08', 'en')).toBe('Thu 8 July 2027');
});

test('a price for one person is told only when it is exact', () => {
  expect(pricePerPerson({ totalPrice: 64000, occupation: 2 })).toBe(32000);
  expect(pricePerPerson({ totalPrice: 64001, occupation: 2 })).toBeNull();
  expect(pricePerPerson({ totalPrice: 64000, occupation: 1 })).toBeNull();
});
