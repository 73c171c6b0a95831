import * as z from 'zod/mini';
import { brandIdSchema } from '../brand/brandId.ts';
import { remoteNameSchema } from '../package/remoteName.ts';
import { versionSchema } from '../package/version.ts';

/** Ten thousandths of the visitors: 1000 is 10 percent. */
export const basisPointsSchema = z.int().check(z.minimum(0), z.maximum(10_000));

/**
 * The version of one remote for a brand's visitors. While a canary runs, `basisPoints` of them get `canary`. `rolloutId` determines which visitors,
 * and stays the same when the canary gets another version, so that the same visitors keep it.
 */
export const pinSchema = z
  .object({
    stable: versionSchema,
    canary: z.optional(versionSchema),
    basisPoints: z.optional(basisPointsSchema),
    rolloutId: z.optional(z.string().check(z.minLength(1))),
  })
  .check(
    z.refine(
      (pin) => new Set([pin.canary, pin.basisPoints, pin.rolloutId].map((part) => part === undefined)).size === 1,
      'a canary needs its version, its basisPoints and its rolloutId together',
    ),
  );

/** A release's number, counted for each brand from 1. */
export const revisionSchema = z.int().check(z.minimum(1));

/**
 * One numbered release of a brand: every remote's pin, its author, its date (ISO) and its reason. It never changes; a later one replaces
 * it.
 */
export const releaseSchema = z.object({
  brand: brandIdSchema,
  revision: revisionSchema,
  /** The revision of the release before this one; 0 for a brand's first release. */
  parent: z.int().check(z.minimum(0)),
  by: z.string().check(z.minLength(1)),
  reason: z.string().check(z.minLength(1)),
  at: z.iso.datetime(),
  /** Present in a roll-back: the older release whose pins this one restores. */
  restores: z.optional(revisionSchema),
  /** Remote → the version that this release replaces because it was broken; no page falls back to it any more. */
  mends: z.optional(z.record(remoteNameSchema, versionSchema)),
  pins: z.record(remoteNameSchema, pinSchema),
});

export type Pin = z.infer<typeof pinSchema>;
export type Release = z.infer<typeof releaseSchema>;
