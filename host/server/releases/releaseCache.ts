import { join } from 'node:path';
import { releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import { writeFileAtomically } from '@festival/service-kit/files/writeFileAtomically';
import * as z from 'zod/mini';
import { readStored } from '../files/readStored.ts';

const cachedSchema = z.object({ etag: z.string(), document: releaseDocumentSchema });

/** A brand's release with its `ETag`. */
export type CachedRelease = z.infer<typeof cachedSchema>;

/** Each brand's last known release below `dataFolder`. */
export function releaseCache(dataFolder: string) {
  const fileOf = (brand: string) => join(dataFolder, 'releases', `${brand}.json`);
  return {
    store: (brand: string, release: CachedRelease) => writeFileAtomically(fileOf(brand), JSON.stringify(release)),
    /** Returns a brand's stored release; undefined if none is stored. @throws if it can't be read. */
    async restore(brand: string): Promise<CachedRelease | undefined> {
      const stored = await readStored(fileOf(brand));
      return stored === undefined ? undefined : z.parse(cachedSchema, stored);
    },
  };
}
