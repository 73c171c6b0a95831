import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { releaseSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import { laneCountsSchema, upperQuartersSchema } from '../figures/versionFigures.ts';
import { stagePlanSchema } from '../stages/stagePlan.ts';
import { waitingReleaseSchema } from '../waiting/waitingRelease.ts';

/** The figures of a version at a brand: sums over two hours, and visits and throws per five minutes, the oldest first. */
const versionHealthSchema = z.object({
  sums: laneCountsSchema,
  /** The 75th percentiles of its pages over two hours. */
  p75: upperQuartersSchema,
  series: z.array(z.object({ visits: z.number(), throws: z.number() })),
});

const remoteHealthSchema = z.object({
  stable: versionHealthSchema,
  canary: z.optional(versionHealthSchema),
  /** The state of the canary watch, in words. */
  verdict: z.optional(z.string()),
});

const brandOverviewSchema = z.object({
  brand: brandIdSchema,
  /** The release that its visitors get; null before the first one. */
  release: z.nullable(releaseSchema),
  /** The release before it, to show the changes. */
  before: z.nullable(releaseSchema),
  /** The release that a roll-back restores. */
  former: z.nullable(releaseSchema),
  /** The running plan of stages. */
  plan: z.nullable(stagePlanSchema),
  /** The releases that wait for their time or an approval, the newest first. */
  waiting: z.array(waitingReleaseSchema),
  /** Planned and requested releases of the last days that no longer wait, the newest first. */
  waited: z.array(waitingReleaseSchema),
  /** Whether another account must approve a requested release. */
  needsApproval: z.boolean(),
  /** The first fault of each remote's newest version that failed in this brand's shell. */
  refused: z.record(remoteNameSchema, z.string()),
  /** One entry for each remote in the release. */
  health: z.record(remoteNameSchema, remoteHealthSchema),
});

/** A summary of all brands: `GET /overview`. */
export const overviewSchema = z.object({
  /** Each remote with its most recently published version. */
  remotes: z.array(z.object({ name: remoteNameSchema, newest: z.optional(versionSchema) })),
  brands: z.array(brandOverviewSchema),
});

export type Overview = z.infer<typeof overviewSchema>;
export type BrandOverview = z.infer<typeof brandOverviewSchema>;
export type RemoteHealth = z.infer<typeof remoteHealthSchema>;
export type VersionHealth = z.infer<typeof versionHealthSchema>;
