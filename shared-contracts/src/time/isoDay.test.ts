import { isoDay } from './isoDay.ts';

test('the day is the one of the festival, not of the machine', () => {
  const lateEvening = Date.parse('2026-11-20T23:30:00Z');
  expect(isoDay(lateEvening, 'Europe/Amsterdam')).toBe('2026-11-21');
  expect(isoDay(lateEvening, 'America/New_York')).toBe('2026-11-20');
});
