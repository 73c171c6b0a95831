import { isoDay } from './isoDay.ts';

test('the day is counted in the festival’s time zone, not in the machine’s', () => {
  const lateEvening = Date.parse('2026-11-20T23:30:00Z');
  expect(isoDay(lateEvening, 'Europe/Amsterdam')).toBe('2026-11-21');
  expect(isoDay(lateEvening, 'America/New_York')).toBe('2026-11-20');
});

test('the day does not depend on a browser’s date format', () => {
  const { prototype }: { prototype: { readonly format: unknown } } = Intl.DateTimeFormat;
  const format = jest.spyOn(prototype, 'format', 'get').mockReturnValue(() => '11/21/2026');
  expect(isoDay(Date.parse('2026-11-21T12:00:00Z'), 'Europe/Amsterdam')).toBe('2026-11-21');
  format.mockRestore();
});
