import { remoteVersionSchema } from '@festival/shared-contracts/package/remoteVersion';
import { releaseSchema } from '@festival/shared-contracts/release/release';
import * as z from 'zod/mini';

export const publishedSchema = z.object({
  outcome: z.enum(['published', 'already-there']),
  version: remoteVersionSchema,
});
export const releasedSchema = z.object({ outcome: z.enum(['activated', 'nothing-to-do']), release: releaseSchema });
export const historySchema = z.object({ releases: z.array(releaseSchema) });
export const versionListSchema = z.object({ versions: z.array(remoteVersionSchema) });
export const hostRegisteredSchema = z.object({
  outcome: z.enum(['registered', 'already-there']),
  incompatible: z.array(
    z.object({ brand: z.string(), name: z.string(), version: z.string(), errors: z.array(z.string()) }),
  ),
});
