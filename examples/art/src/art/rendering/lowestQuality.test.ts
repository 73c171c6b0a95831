import { lowestQuality } from './lowestQuality.ts';

test.each([
  ['from below', 60, 78],
  ['from above', 90, 78],
  ['at once', 78, 78],
])('the lowest quality that reaches the target is found %s', async (_, first, found) => {
  const asked: number[] = [];
  const attempt = (quality: number) => Promise.resolve(asked.push(quality) && quality);
  expect(await lowestQuality({ attempt, aim: 76, first })).toBe(found);
  expect(asked.length).toBeLessThan(9);
});

test('a picture that never reaches the target gets the highest quality', async () => {
  const attempt = (quality: number) => Promise.resolve(quality / 2);
  expect(await lowestQuality({ attempt, aim: 85, first: 72 })).toBe(99);
});
