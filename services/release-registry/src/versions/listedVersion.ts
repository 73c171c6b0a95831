import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { sourceSchema } from '@festival/release-contracts/package/source';
import { versionSchema } from '@festival/release-contracts/package/version';
import * as z from 'zod/mini';

/** A version in the list of all versions: what a reader chooses by. Its record has the rest. */
export const listedVersionSchema = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  contracts: z.string(),
  source: z.optional(sourceSchema),
});

export type ListedVersion = z.infer<typeof listedVersionSchema>;

export function listedVersion(record: RemoteVersion): ListedVersion {
  const { name, version, publishedAt, publishedBy = '', contracts, source } = record;
  return { name, version, publishedAt, publishedBy, contracts, source };
}
