import { formatStayDay } from './formatStayDay.ts';

test('a day of the stay is the same day in every time zone', () => {
  expect(formatStayDay('2027-07-08', 'nl')).toBe('do 8 juli 2027');
  expect(formatStayDay('2027-07-08', 'en')).toBe('Thu 8 July 2027');
});
