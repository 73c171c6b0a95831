import { membershipStanding } from './membershipStanding.ts';

const of = (level: number, status: string, needed = 2) => membershipStanding({ membership: { level, status } }, needed);

test('only an active membership of at least the required level is valid [MEM-02]', () => {
  expect(of(2, 'active')).toBe('member');
  expect(of(3, 'active')).toBe('member');
  expect(of(1, 'active')).toBe('levelTooLow');
  expect(of(1, 'active', 1)).toBe('member');
  expect(of(3, 'expired')).toBe('expired');
  expect(of(0, '')).toBe('none');
  expect(membershipStanding(null, 1)).toBe('guest');
});
