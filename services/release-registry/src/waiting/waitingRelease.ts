import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { pinSchema, revisionSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import { changesSchema } from '../releases/changes.ts';
import { stagesSchema } from '../stages/stagePlan.ts';

/** The requested change: versions for all visitors or a share, a plan of stages, or a roll-forward. */
const waitingChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('activate'),
    changes: changesSchema,
    mends: z.optional(z.record(remoteNameSchema, versionSchema)),
  }),
  z.object({ kind: z.literal('stages'), versions: z.record(remoteNameSchema, versionSchema), stages: stagesSchema }),
  z.object({ kind: z.literal('roll-forward'), to: revisionSchema }),
]);

/**
 * `by` is the name that the history shows. `account` is the owner of the token or sign-on, so that one person with two
 * names counts once.
 */
const accountSchema = z.object({ by: z.string(), account: z.string() });

const pinsSchema = z.record(remoteNameSchema, pinSchema);

/**
 * A release that waits for its time, for another account's approval, or for both. The requested change is never edited; another change needs a new
 * request.
 */
export const waitingReleaseSchema = z.object({
  brand: brandIdSchema,
  /** Numbered for each brand from 1. */
  number: z.int().check(z.minimum(1)),
  change: waitingChangeSchema,
  /** The release that the requester has seen; the new one is made only on top of it. */
  parent: z.int().check(z.minimum(0)),
  asked: z.extend(accountSchema, { at: z.iso.datetime() }),
  reason: z.string(),
  /** The reason why a version goes live without a mount. */
  force: z.optional(z.string()),
  /** The pins of the brand now, and after the change. */
  before: pinsSchema,
  after: pinsSchema,
  /** Its time (ISO date); without one it is made when it is approved. */
  at: z.optional(z.iso.datetime()),
  needsApproval: z.boolean(),
  approved: z.optional(z.extend(accountSchema, { at: z.iso.datetime() })),
  /** `refused` and `missed` releases were not made; `why` is the registry's reason. */
  state: z.enum(['waiting', 'made', 'refused', 'missed', 'cancelled']),
  ended: z.optional(z.iso.datetime()),
  why: z.optional(z.string()),
  /** The revision of the release that was made from it. */
  revision: z.optional(revisionSchema),
});

export type WaitingRelease = z.infer<typeof waitingReleaseSchema>;
export type WaitingChange = z.infer<typeof waitingChangeSchema>;
export type Account = z.infer<typeof accountSchema>;
