import { envelopeSchema } from '@festival/release-contracts/package/envelope';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import semver from 'semver';
import * as z from 'zod/mini';

const rangeIsSemver = z.refine<PackageManifest>((manifest) => semver.validRange(manifest.contracts) !== null, {
  error: 'the range of contracts is no semver range; write it as in ^1.4.0',
  path: ['contracts'],
});

/** A version's package as it is sent: its manifest, the signature of the manifest, the publisher, and each file's bytes in base64 by its path. */
export const publicationSchema = z.object({
  by: z.string().check(z.minLength(1)),
  manifest: packageManifestSchema.check(rangeIsSemver),
  signature: z.optional(envelopeSchema),
  contents: z.record(z.string(), z.base64()),
});

export type Publication = z.infer<typeof publicationSchema>;
