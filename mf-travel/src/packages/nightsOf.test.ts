import { nightsOf } from './nightsOf.ts';

test('nights are counted from arrival to departure, also when the clocks change', () => {
  expect(nightsOf({ startOfStayDate: '2027-07-08', endOfStayDate: '2027-07-12' })).toBe(4);
  expect(nightsOf({ startOfStayDate: '2027-10-30', endOfStayDate: '2027-11-01' })).toBe(2);
});
