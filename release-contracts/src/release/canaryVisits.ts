import * as z from 'zod/mini';
import { remoteNameSchema } from '../package/remoteName.ts';
import { pinSchema } from './release.ts';

const countSchema = z.int().check(z.minimum(0));

/** What visits with one version of a remote came to: sums, which can be added up. A visit is one tab's session under one release. */
export const laneVisitsSchema = z.object({
  visits: countSchema,
  /** Visits in which the version could not start, or a part of it threw. */
  throws: countSchema,
  /** Visits that did what the remote is there for: something of its steps was put into the cart, the basket led to the form, the order was placed. */
  completions: countSchema,
  /** Visits of which it is known after how many seconds their first page could be used, and the sums of the logarithms of these seconds and of their squares. */
  timed: countSchema,
  logSeconds: z.number(),
  logSecondsSquared: z.number().check(z.minimum(0)),
});

/**
 * What a host has counted for a brand since its last report: by remote what its visitors get, and both lanes; that of the canary is empty where there is none. [BYD-08]
 */
export const canaryVisitsSchema = z.object({
  trials: z.record(remoteNameSchema, z.object({ pin: pinSchema, stable: laneVisitsSchema, canary: laneVisitsSchema })),
});

export type LaneVisits = z.infer<typeof laneVisitsSchema>;
export type CanaryVisits = z.infer<typeof canaryVisitsSchema>;
