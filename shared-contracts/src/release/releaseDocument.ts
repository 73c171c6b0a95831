import * as z from 'zod/mini';
import { releaseSchema } from './release.ts';
import { remoteNameSchema, versionSchema } from './remoteReleaseManifest.ts';
import { remoteVersionSchema } from './remoteVersion.ts';

/**
 * What the host's server gets for a brand, in one answer: the release, for each remote the last good version before it,
 * and files, hashes and exposed modules of every version named by either. [FED-03]
 */
export const releaseDocumentSchema = z.object({
  release: releaseSchema,
  /** Remote → the stable version it had before, roll-backs and what no longer fits the host left out; absent if there is none. */
  fallbacks: z.record(remoteNameSchema, versionSchema),
  /** Remote → version → what was published. */
  versions: z.record(remoteNameSchema, z.record(versionSchema, remoteVersionSchema)),
});

export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
