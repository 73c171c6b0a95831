import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { pinSchema, revisionSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import { changesSchema } from '../releases/changes.ts';
import { stagesSchema } from '../stages/stagePlan.ts';

/** What is to be released: versions for everybody or a share, by a plan of stages, or a later release again. */
const waitingChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('activate'),
    changes: changesSchema,
    mends: z.optional(z.record(remoteNameSchema, versionSchema)),
  }),
  z.object({ kind: z.literal('stages'), versions: z.record(remoteNameSchema, versionSchema), stages: stagesSchema }),
  z.object({ kind: z.literal('roll-forward'), to: revisionSchema }),
]);

/** Who did it, as the history shows them; `account` is whose token or sign-on it was, so that one person is not taken for two. */
const accountSchema = z.object({ by: z.string(), account: z.string() });

const pinsSchema = z.record(remoteNameSchema, pinSchema);

/** A release that waits for its moment, for another account's approval, or for both. What is to be released never changes; a change is asked for anew. */
export const waitingReleaseSchema = z.object({
  brand: brandIdSchema,
  /** Counted for each brand from 1. */
  number: z.int().check(z.minimum(1)),
  change: waitingChangeSchema,
  /** The release that was looked at: on top of that one alone it is made. */
  parent: z.int().check(z.minimum(0)),
  asked: z.extend(accountSchema, { at: z.iso.datetime() }),
  reason: z.string(),
  /** Why it goes live without a mount. */
  force: z.optional(z.string()),
  /** What the brand's visitors have, and would have. */
  before: pinsSchema,
  after: pinsSchema,
  /** Its moment (ISO date); without one it is made when it is approved. */
  at: z.optional(z.iso.datetime()),
  needsApproval: z.boolean(),
  approved: z.optional(z.extend(accountSchema, { at: z.iso.datetime() })),
  /** `refused` and `missed` ones were not made, and `why` says what the registry said. */
  state: z.enum(['waiting', 'made', 'refused', 'missed', 'cancelled']),
  ended: z.optional(z.iso.datetime()),
  why: z.optional(z.string()),
  /** The release that it became. */
  revision: z.optional(revisionSchema),
});

export type WaitingRelease = z.infer<typeof waitingReleaseSchema>;
export type WaitingChange = z.infer<typeof waitingChangeSchema>;
export type Account = z.infer<typeof accountSchema>;
