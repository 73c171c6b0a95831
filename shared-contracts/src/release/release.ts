import * as z from 'zod/mini';
import { remoteNameSchema, versionSchema } from './remoteReleaseManifest.ts';

export const brandIdSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,62}$/, 'a brand is named in small letters, digits and -, as in solstrand'));

/** Ten thousandths of the visitors: 1000 is 10 percent. */
export const basisPointsSchema = z.int().check(z.minimum(0), z.maximum(10_000));

/**
 * Which version of one remote a brand's visitors get. While a canary runs, `basisPoints` of them get `canary`;
 * `rolloutId` decides which, and stays when the canary moves on to another version, so that they stay the same people.
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

export const serialSchema = z.int().check(z.minimum(1));

/** One numbered release of a brand: every remote's pin, who made it, when (ISO date) and why. Never changed, only followed. */
export const releaseSchema = z.object({
  brand: brandIdSchema,
  serial: serialSchema,
  /** The serial it followed; 0 for a brand's first. */
  parent: z.int().check(z.minimum(0)),
  by: z.string().check(z.minLength(1)),
  reason: z.string().check(z.minLength(1)),
  at: z.iso.datetime(),
  /** Set on a roll-back: the older release whose pins this one has again. */
  restores: z.optional(serialSchema),
  pins: z.record(remoteNameSchema, pinSchema),
});

export type Pin = z.infer<typeof pinSchema>;
export type Release = z.infer<typeof releaseSchema>;
