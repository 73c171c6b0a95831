import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { releaseSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import { laneCountsSchema, upperQuartersSchema } from '../figures/versionFigures.ts';
import { stagePlanSchema } from '../stages/stagePlan.ts';
import { waitingReleaseSchema } from '../waiting/waitingRelease.ts';

/** How a version does at a brand: sums of two hours, and visits and throws of each five minutes of them, the oldest first. */
const versionHealthSchema = z.object({
  sums: laneCountsSchema,
  /** What its pages felt like, at the 75th percentile of two hours. */
  p75: upperQuartersSchema,
  series: z.array(z.object({ visits: z.number(), throws: z.number() })),
});

const remoteHealthSchema = z.object({
  stable: versionHealthSchema,
  canary: z.optional(versionHealthSchema),
  /** What the watch thinks of the canary, in words. */
  verdict: z.optional(z.string()),
});

const brandOverviewSchema = z.object({
  brand: brandIdSchema,
  /** What its visitors get; null before its first release. */
  release: z.nullable(releaseSchema),
  /** The release before that one, to tell what it changed. */
  before: z.nullable(releaseSchema),
  /** What a roll-back restores. */
  former: z.nullable(releaseSchema),
  /** The plan of stages that runs. */
  plan: z.nullable(stagePlanSchema),
  /** What waits for its moment or an approval, the newest first. */
  waiting: z.array(waitingReleaseSchema),
  /** Planned and asked-for releases of the last days that wait no more, the newest first. */
  waited: z.array(waitingReleaseSchema),
  /** Whether another account has to approve what somebody asks for. */
  needsApproval: z.boolean(),
  /** Of each remote whose newest version has failed in the shell of this brand: the first fault. */
  refused: z.record(remoteNameSchema, z.string()),
  /** Of each remote that the release names. */
  health: z.record(remoteNameSchema, remoteHealthSchema),
});

/** All brands at a glance: `GET /overview`. */
export const overviewSchema = z.object({
  /** Each remote with its version that was published last. */
  remotes: z.array(z.object({ name: remoteNameSchema, newest: z.optional(versionSchema) })),
  brands: z.array(brandOverviewSchema),
});

export type Overview = z.infer<typeof overviewSchema>;
export type BrandOverview = z.infer<typeof brandOverviewSchema>;
export type RemoteHealth = z.infer<typeof remoteHealthSchema>;
export type VersionHealth = z.infer<typeof versionHealthSchema>;
