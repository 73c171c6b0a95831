import * as z from 'zod/mini';

/**
 * The page's measures of experience, by their usual names: the slowest press (INP), the time of the largest paint (LCP), the layout shift
 * (CLS) and the milliseconds of blocking tasks. All in milliseconds except `cls`, which is in thousandths.
 */
export const vitalNames = ['inp', 'lcp', 'cls', 'long'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The end of each bucket is a tenth higher than its beginning; the first bucket ends at 8, the last one begins at about 70,000. */
const [lowest, ratio, last] = [8, 1.1, 95] as const;

const bucketSchema = z.string().check(z.regex(/^\d{1,2}$/));
const countsSchema = z.record(bucketSchema, z.int().check(z.minimum(0)));

/** Visits by the size of a measure: bucket to number of visits. Such counts can be added up, and have a percentile. */
export type VitalCounts = z.infer<typeof countsSchema>;

const stepNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** The maximum number of steps with measures of one version. */
const mostSteps = 24;

/** The measures of visits by the step on which they were taken. [BYD-08] */
export const vitalsByStepSchema = z
  .record(stepNameSchema, z.partialRecord(z.enum(vitalNames), countsSchema))
  .check(z.refine((steps) => Object.keys(steps).length <= mostSteps, `no remote has more than ${mostSteps} steps`));
export type VitalsByStep = z.infer<typeof vitalsByStepSchema>;

/** The bucket of a value. */
export const bucketOf = (value: number): number =>
  value <= lowest ? 0 : Math.min(last, Math.floor(Math.log(value / lowest) / Math.log(ratio)) + 1);

/** One visit's measure. */
export const oneVital = (value: number): VitalCounts => ({ [bucketOf(value)]: 1 });

/** The number of visits in each bucket of one measure, over all steps. */
export function countsOf(vitals: VitalsByStep, name: VitalName): number[] {
  const counts = new Array<number>(last + 1).fill(0);
  for (const step in vitals) {
    const ofStep = vitals[step]?.[name];
    for (const bucket in ofStep) counts[Number(bucket)] = (counts[Number(bucket)] ?? 0) + (ofStep[bucket] ?? 0);
  }
  return counts;
}

/** The number of visits in all buckets. */
export const sizeOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The position of the 75th percentile of counts: three quarters of the visits are below this part of this bucket. */
export function upperQuarter(counts: readonly number[]): { bucket: number; part: number } | null {
  let below = 0.75 * sizeOf(counts);
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below <= count) return { bucket, part: below / count };
    below -= count;
  }
  return null;
}

/** The 75th percentile of a measure, or null without a measured visit. */
export function p75(counts: readonly number[]): number | null {
  const found = upperQuarter(counts);
  if (found === null) return null;
  if (found.bucket === 0) return lowest * found.part;
  return lowest * ratio ** (found.bucket - 1 + found.part);
}
