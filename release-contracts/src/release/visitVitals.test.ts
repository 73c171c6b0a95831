import { addCounted } from './addVisits.ts';
import { countsOf, oneVital, p75, type VitalCounts, vitalsByStepSchema } from './visitVitals.ts';

const counted = (values: readonly number[]): VitalCounts => values.map(oneVital).reduce(addCounted, {});
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

test.each([
  [[100], 100],
  [upTo(400), 300],
  [upTo(4_000), 3_000],
  [[5, 5, 5, 5], 6],
  [[1e6], 70_000],
])('the 75th percentile of counts is within a tenth of the true percentile [BYD-08]', (values, expected) => {
  const found = p75(countsOf({ tickets: { inp: counted(values) } }, 'inp')) ?? 0;
  expect(Math.abs(Math.log(found / expected))).toBeLessThan(Math.log(1.11));
});

test('a measure covers all steps, and is absent without a measured visit', () => {
  const vitals = { tickets: { lcp: counted(upTo(100)) }, basket: { lcp: counted(upTo(100)) } };
  expect(p75(countsOf(vitals, 'lcp'))).toBeCloseTo(p75(countsOf({ tickets: vitals.tickets }, 'lcp')) ?? 0);
  expect(p75(countsOf(vitals, 'inp'))).toBeNull();
});

test('counts are limited: buckets have two digits, and a remote has few steps', () => {
  const steps = Object.fromEntries(upTo(25).map((nr) => [`step-${nr}`, {}]));
  expect(vitalsByStepSchema.safeParse(steps).success).toBe(false);
  expect(vitalsByStepSchema.safeParse({ tickets: { lcp: { 100: 1 } } }).success).toBe(false);
  expect(vitalsByStepSchema.safeParse({ tickets: { lcp: { 95: 1 } } }).success).toBe(true);
});
