import * as z from 'zod/mini';
import { remoteNameSchema } from '../package/remoteName.ts';
import { versionSchema } from '../package/version.ts';
import { pinSchema } from './release.ts';
import { errorGroupSchema, mostErrorGroups } from './visitErrors.ts';
import { vitalsByStepSchema } from './visitVitals.ts';

const countSchema = z.int().check(z.minimum(0));

/** The figures of visits with one version of a remote: sums, which can be added up. A visit is one tab's session under one release. */
export const laneVisitsSchema = z.object({
  visits: countSchema,
  /** Visits in which the version could not start, or a part of it threw. */
  throws: countSchema,
  /**
   * Visits that fulfilled the remote's purpose: a product of its steps was added to the cart, the basket led to the form, or the order was placed.
   */
  completions: countSchema,
  /**
   * The number of visits with a known time until their first page could be used, and the sums of the logarithms of these times in seconds and of the
   * squares of the logarithms.
   */
  timed: countSchema,
  logSeconds: z.number(),
  logSecondsSquared: z.number().check(z.minimum(0)),
  /** The vitals of the visits' pages; absent from hosts that do not count them yet. */
  vitals: z._default(vitalsByStepSchema, {}),
});

/** Orders of visits with a version, and their total in cents, as reported by pages. */
export const salesSchema = z.object({ orders: countSchema, cents: countSchema });

/**
 * The counts of a host for a brand since its last report: by remote, its visitors' versions and both lanes; the canary's lane is empty
 * without a canary. [BYD-08]
 */
export const canaryVisitsSchema = z.object({
  trials: z.record(remoteNameSchema, z.object({ pin: pinSchema, stable: laneVisitsSchema, canary: laneVisitsSchema })),
  /** By remote and version; separate from the visits, which every reader may see. */
  sales: z.optional(z.record(remoteNameSchema, z.record(versionSchema, salesSchema))),
  errors: z.optional(z.array(errorGroupSchema).check(z.maxLength(mostErrorGroups))),
  /** Steps that shops of the brand list, as their visitors' pages have shown. */
  listed: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1_000))),
});

export type LaneVisits = z.infer<typeof laneVisitsSchema>;
export type Sales = z.infer<typeof salesSchema>;
export type CanaryVisits = z.infer<typeof canaryVisitsSchema>;
