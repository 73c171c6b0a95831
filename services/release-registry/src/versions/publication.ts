import { envelopeSchema } from '@festival/release-contracts/package/envelope';
import { packagePathSchema } from '@festival/release-contracts/package/packageFile';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { mostEntries } from '@festival/release-contracts/package/sizes';
import semver from 'semver';
import * as z from 'zod/mini';

const rangeIsSemver = z.refine<PackageManifest>((manifest) => semver.validRange(manifest.contracts) !== null, {
  error: 'the range of contracts is no semver range; write it as in ^1.4.0',
  path: ['contracts'],
});

/** A version's package as it is sent: its manifest, the signature of the manifest, the publisher, and each file's bytes in base64 by its path. */
export const publicationSchema = z.object({
  by: z.string().check(z.minLength(1), z.maxLength(500)),
  manifest: packageManifestSchema.check(rangeIsSemver),
  signature: z.optional(envelopeSchema),
  // The whole publication is limited by the size of its body.
  contents: z.record(packagePathSchema, z.base64()).check(mostEntries(2_000)),
});

export type Publication = z.infer<typeof publicationSchema>;
