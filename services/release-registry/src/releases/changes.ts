import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { basisPointsSchema, type Release, revisionSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';

/** The fields of every change. */
export const authorship = {
  /** The revision that the change is based on; 0 for a brand's first release. */
  parent: z.int().check(z.minimum(0)),
  by: z.string().check(z.minLength(1, 'say who does it'), z.maxLength(500)),
  reason: z.string().check(z.minLength(1, 'say why: it is what the history shows'), z.maxLength(2_000)),
};

/** The reason why versions go live without a mount; the history shows it. */
export const forceSchema = z.optional(
  z.string().check(z.minLength(1, 'say why it goes live without a mount'), z.maxLength(2_000)),
);

const shareSchema = basisPointsSchema.check(z.minimum(1, 'a share of 0 reaches nobody: choose more'));

/** Remote → its new version, for all visitors or, with `basisPoints` below 10000, for a share of them. */
export const changesSchema = z
  .record(remoteNameSchema, z.object({ version: versionSchema, basisPoints: z.optional(shareSchema) }))
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'name at least one remote and version'));

/** The time of a planned release, with its time zone; it is stored in UTC. */
export const momentSchema = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (at) =>
            /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(at) &&
            Number.isFinite(Date.parse(at)),
          'give date, time and zone, as in 2026-11-27T10:00+01:00 or 2026-11-27T09:00Z',
        ),
      ),
    z.transform((at: string) => new Date(at).toISOString()),
  ),
);

/** Activates new versions of one or several remotes. */
export const activationSchema = z.object({
  ...authorship,
  changes: changesSchema,
  /** Remote → its broken version: no page falls back to it from now on. */
  mends: z.optional(z.record(remoteNameSchema, versionSchema)),
  force: forceSchema,
});

/** Rolls back to an older release; without `to`, to the one before. */
export const rollBackSchema = z.object({ ...authorship, to: z.optional(revisionSchema) });

export type Activation = z.infer<typeof activationSchema>;
export type Changes = Activation['changes'];
/** Who makes a release, on top of which release, and why. */
export type Author = Pick<Activation, 'parent' | 'by' | 'reason' | 'force'>;
export type RollBack = z.infer<typeof rollBackSchema>;

/** The result of a change: a new release, or `nothing-to-do` if the brand already has the requested state. */
export type Released = { outcome: 'activated' | 'nothing-to-do'; release: Release };
