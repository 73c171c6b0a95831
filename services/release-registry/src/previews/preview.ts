import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import * as z from 'zod/mini';

/** A link that shows versions in the live shop of a brand to whoever has it, until its end. */
export const previewSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  brand: brandIdSchema,
  /** Remote → version; of the others the visitor gets what they would get. */
  versions: z.record(remoteNameSchema, versionSchema),
  by: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Who has ended it before. */
  ended: z.optional(z.string()),
});

export type Preview = z.infer<typeof previewSchema>;

/** A link that was made: `token` is what its address carries, and `url` is null where the registry does not know the shop's address. */
export const previewMadeSchema = z.object({ preview: previewSchema, token: z.string(), url: z.nullable(z.string()) });

/** Hours that a link lasts if nothing is said, and at most. */
export const usualHours = 72;
export const mostHours = 336;
