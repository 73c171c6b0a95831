import { parseStat, processorTime, wasStarved } from './processorTime.ts';

test('time and state of a process are parsed correctly, whatever characters its name contains', () => {
  const fields = '1 2 3 4 5 6 7 8 9 10 11 250 30 0 0 20 0';
  expect(parseStat(`77 (a) R 1 (b) S ${fields.split(' ').slice(1).join(' ')}`)).toEqual({
    milliseconds: 2_800,
    isWaiting: true,
  });
  expect(parseStat('')).toBeUndefined();
  expect(processorTime(undefined)).toBeUndefined();
});

test('code is at fault if it used the processor or was waiting, but not if it got no processor time [FED-05]', () => {
  expect(wasStarved({ milliseconds: 5_600, isWaiting: false }, 5_000, 2_000)).toBe(true);
  expect(wasStarved({ milliseconds: 6_500, isWaiting: false }, 5_000, 2_000)).toBe(false);
  expect(wasStarved({ milliseconds: 5_010, isWaiting: true }, 5_000, 2_000)).toBe(false);
});
