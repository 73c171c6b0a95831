import { formatDay } from './formatDay.ts';

const amsterdam = { timeZone: 'Europe/Amsterdam' };

test('a day is written in the language in use, without commas', () => {
  expect(formatDay('2027-07-09', { language: 'nl', timeZone: 'UTC', withYear: true })).toBe('vr 9 juli 2027');
  expect(formatDay('2027-07-09', { language: 'en', timeZone: 'UTC', withYear: true })).toBe('Fri 9 July 2027');
  expect(formatDay('2027-07-09', { language: 'es', timeZone: 'UTC' })).toBe('vie 9 de julio');
  expect(formatDay('2027-07-09', { language: 'es', timeZone: 'UTC', withYear: true })).toBe('vie 9 de julio de 2027');
});

test('the day of a point in time is taken in the festival’s time zone, not in the reader’s [I18-05]', () => {
  expect(formatDay('2027-07-08T22:30:00Z', { language: 'nl', ...amsterdam })).toBe('vr 9 juli');
});

test('an invalid date is returned unchanged', () => {
  expect(formatDay('vrijdag', { language: 'nl', ...amsterdam })).toBe('vrijdag');
});
