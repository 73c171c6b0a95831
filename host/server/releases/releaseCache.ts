import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDocumentSchema } from '@festival/shared-contracts/release/releaseDocument';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../files/writeFileAtomically.ts';

const cachedSchema = z.object({ etag: z.string(), document: releaseDocumentSchema });

/** A brand's release with its `ETag`. */
export type CachedRelease = z.infer<typeof cachedSchema>;

/** Each brand's last known release, in memory and below `dataFolder`. */
export function releaseCache(dataFolder: string) {
  const known = new Map<string, CachedRelease>();
  const fileOf = (brand: string) => join(dataFolder, 'releases', `${brand}.json`);

  async function store(brand: string, release: CachedRelease): Promise<void> {
    known.set(brand, release);
    await writeFileAtomically(fileOf(brand), JSON.stringify(release));
  }

  /** Reads a release from the disk; undefined when none is stored, or none is readable. */
  async function restore(brand: string): Promise<CachedRelease | undefined> {
    try {
      const release = z.parse(cachedSchema, JSON.parse(await readFile(fileOf(brand), 'utf8')));
      known.set(brand, release);
      return release;
    } catch {
      return undefined;
    }
  }

  return { known: (brand: string) => known.get(brand), store, restore };
}
