import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import * as z from 'zod/mini';

/** A link that shows versions in the live shop of a brand to everyone who has the link, until it ends. */
export const previewSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  brand: brandIdSchema,
  /** Remote → version. For other remotes the visitor gets the usual version. */
  versions: z.record(remoteNameSchema, versionSchema),
  by: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The account that ended the link early. */
  ended: z.optional(z.string()),
});

export type Preview = z.infer<typeof previewSchema>;

/**
 * A new link. `token` is the part of its address that identifies it; `url` is null if the registry does not know the
 * shop's address.
 */
export const previewMadeSchema = z.object({ preview: previewSchema, token: z.string(), url: z.nullable(z.string()) });

/** The default and the maximum lifetime of a link, in hours. */
export const usualHours = 72;
export const mostHours = 336;
