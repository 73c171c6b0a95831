import { momentOf } from './momentOf.ts';

const now = Date.parse('2026-11-26T10:00:00Z');

test('a future time is sent in UTC; a past or empty time is not accepted [FED-04]', () => {
  const local = '2026-11-27T10:00';
  expect(momentOf(local, now)).toBe(new Date(local).toISOString());
  for (const wrong of ['2026-11-25T10:00', '', 'Friday']) expect(momentOf(wrong, now)).toBeNull();
});
