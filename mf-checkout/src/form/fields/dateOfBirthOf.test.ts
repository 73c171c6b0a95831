import { birthYears, dateOfBirthOf, datePartsOf, daysInMonth } from './dateOfBirthOf.ts';

test('the years of birth are 10 to 100 years ago [CHK-04]', () => {
  const years = birthYears('2026-11-20');
  expect([years.at(0), years.at(-1), years.length]).toEqual([2016, 1926, 91]);
});

test('day, month and year are sent as YYYY-MM-DD, once all are chosen [CHK-04]', () => {
  expect(dateOfBirthOf({ day: '3', month: '7', year: '1999' })).toBe('1999-07-03');
  expect(dateOfBirthOf({ day: '3', month: '', year: '1999' })).toBe('');
});

test('a date is split into its dropdown values again [CHK-04]', () => {
  expect(datePartsOf('1999-07-03')).toEqual({ day: '3', month: '7', year: '1999' });
  expect(datePartsOf('1990-10-20')).toEqual({ day: '20', month: '10', year: '1990' });
  for (const other of ['', 'born 1999-07-03', '1999-07-03T12:00:00Z'])
    expect(datePartsOf(other)).toEqual({ day: '', month: '', year: '' });
});

test('the days to choose from match month and year [CHK-04]', () => {
  expect(daysInMonth(2, 2000)).toBe(29);
  expect(daysInMonth(2, 1999)).toBe(28);
  expect(daysInMonth(2, undefined)).toBe(29);
  expect(daysInMonth(4, 1999)).toBe(30);
  expect(daysInMonth(undefined, 1999)).toBe(31);
});
