import { formatDeparture } from './formatDeparture.ts';

test("a departure is told in the festival's time zone with CET behind it [I18-05]", () => {
  const moment = '2027-07-09T08:30:00Z';
  expect(formatDeparture(moment, 'Europe/Amsterdam', 'nl')).toBe('vr 9 juli, 10:30 CET');
  expect(formatDeparture(moment, 'Europe/Amsterdam', 'en')).toBe('Fri 9 July, 10:30 CET');
});

test('what is no moment is shown as it is', () => {
  expect(formatDeparture('vrijdagochtend', 'Europe/Amsterdam', 'nl')).toBe('vrijdagochtend');
});
