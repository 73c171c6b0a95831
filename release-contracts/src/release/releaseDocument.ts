import * as z from 'zod/mini';
import { remoteNameSchema } from '../package/remoteName.ts';
import { remoteVersionSchema } from '../package/remoteVersion.ts';
import { versionSchema } from '../package/version.ts';
import { releaseSchema } from './release.ts';

/**
 * The data that the host's server gets for a brand, in one answer: the release, the last good version of each remote before it, and the files,
 * hashes and exposed modules of all these versions. [FED-03]
 */
export const releaseDocumentSchema = z.object({
  /** Without the names and words of the people who made it: the document is public. */
  release: z.omit(releaseSchema, { by: true, reason: true }),
  /** Remote → its last stable version, except versions that were rolled back or that the host can't run any more; absent without one. */
  fallbacks: z.record(remoteNameSchema, versionSchema),
  /**
   * Remote with a canary → the fall-back of the canary's pages: the stable version, or the version before it if the stable version is broken or
   * can't run in the host.
   */
  canaryFallbacks: z.optional(z.record(remoteNameSchema, versionSchema)),
  /** Remote → version → its published record. */
  versions: z.record(remoteNameSchema, z.record(versionSchema, remoteVersionSchema)),
});

export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
