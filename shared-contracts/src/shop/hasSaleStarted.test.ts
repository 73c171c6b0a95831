import { hasSaleStarted } from './hasSaleStarted.ts';

const from = '2027-03-01T10:00:00+01:00';
const starts = [
  { membershipLevel: 2, from },
  { membershipLevel: 0, from: '2027-03-08T10:00:00+01:00' },
];
const at = (time: string) => Date.parse(time);

test('a shop without start times sells to all visitors [ERR-06]', () => {
  expect(hasSaleStarted([], 0, 0)).toBe(true);
  expect(hasSaleStarted(undefined, 0, 0)).toBe(true);
});

test('each level, and every higher one, can buy from its start time on [ERR-06]', () => {
  const open = (level: number, time: string) => hasSaleStarted(starts, level, at(time));
  expect(open(2, '2027-03-01T08:59:59Z')).toBe(false);
  expect([0, 1, 2, 3].map((level) => open(level, '2027-03-01T09:00:00Z'))).toEqual([false, false, true, true]);
  expect([0, 1, 2].map((level) => open(level, '2027-03-08T09:00:00Z'))).toEqual([true, true, true]);
});
