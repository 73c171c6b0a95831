import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { basisPointsSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';

/** One stage: a share of the visitors, and what it needs before the next one. The last one's needs are 0: nothing follows. */
const stageSchema = z.object({
  basisPoints: basisPointsSchema.check(z.minimum(1)),
  /** How long it lasts at least. */
  minutes: z.number().check(z.minimum(0)),
  /** Visits with the canary at least. */
  visits: z.int().check(z.minimum(0)),
});

/** Shares that only grow. */
export const stagesSchema = z.array(stageSchema).check(
  z.minLength(1, 'name at least one stage'),
  z.maxLength(20, 'a plan has at most 20 stages'),
  z.refine(
    (stages) => stages.every(({ basisPoints }, index) => basisPoints > (stages[index - 1]?.basisPoints ?? 0)),
    'each stage reaches more visitors than the one before',
  ),
);

/** A brand's plan to bring versions to more and more visitors, and how far it is. */
export const stagePlanSchema = z.object({
  /** Remote → version. */
  versions: z.record(remoteNameSchema, versionSchema),
  stages: stagesSchema,
  by: z.string(),
  reason: z.string(),
  /** The stage that it is at, counted from 0; since when (ISO date). */
  stage: z.int().check(z.minimum(0)),
  since: z.iso.datetime(),
  state: z.enum(['running', 'done', 'stopped']),
  /** Why it was stopped. */
  why: z.optional(z.string()),
});

export type Stage = z.infer<typeof stageSchema>;
export type StagePlan = z.infer<typeof stagePlanSchema>;
