import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { basisPointsSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';

/** One stage: a share of the visitors, and the conditions for the next stage. The conditions of the last stage are 0, since no stage follows. */
const stageSchema = z.object({
  basisPoints: basisPointsSchema.check(z.minimum(1)),
  /** Its minimum duration. */
  minutes: z.number().check(z.minimum(0)),
  /** Its minimum number of visits with the canary. */
  visits: z.int().check(z.minimum(0)),
});

/** Each share is larger than the one before. */
export const stagesSchema = z.array(stageSchema).check(
  z.minLength(1, 'name at least one stage'),
  z.maxLength(20, 'a plan has at most 20 stages'),
  z.refine(
    (stages) => stages.every(({ basisPoints }, index) => basisPoints > (stages[index - 1]?.basisPoints ?? 0)),
    'each stage reaches more visitors than the one before',
  ),
);

/** A brand's plan to roll versions out in stages, and its progress. */
export const stagePlanSchema = z.object({
  /** Remote → version. */
  versions: z.record(remoteNameSchema, versionSchema),
  stages: stagesSchema,
  by: z.string(),
  reason: z.string(),
  /** The current stage, counted from 0, and its begin (ISO date). */
  stage: z.int().check(z.minimum(0)),
  since: z.iso.datetime(),
  state: z.enum(['running', 'done', 'stopped']),
  /** The reason why it was stopped. */
  why: z.optional(z.string()),
});

export type Stage = z.infer<typeof stageSchema>;
export type StagePlan = z.infer<typeof stagePlanSchema>;
