import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDocumentSchema } from '@festival/shared-contracts/release/releaseDocument';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../files/writeFileAtomically.ts';

const cachedSchema = z.object({ etag: z.string(), document: releaseDocumentSchema });

/** A brand's release with its `ETag`. */
export type CachedRelease = z.infer<typeof cachedSchema>;

/** Each brand's last known release below `dataFolder`. */
export function releaseCache(dataFolder: string) {
  const fileOf = (brand: string) => join(dataFolder, 'releases', `${brand}.json`);
  return {
    store: (brand: string, release: CachedRelease) => writeFileAtomically(fileOf(brand), JSON.stringify(release)),
    /** Undefined when none is stored, or none is readable. */
    async restore(brand: string): Promise<CachedRelease | undefined> {
      try {
        return z.parse(cachedSchema, JSON.parse(await readFile(fileOf(brand), 'utf8')));
      } catch {
        return undefined;
      }
    },
  };
}
