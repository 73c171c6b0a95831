import { join } from 'node:path';
import { brandIdSchema, type Release, releaseSchema } from '@festival/shared-contracts/release/release';
import * as z from 'zod/mini';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { namesIn } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';

/** Each brand's releases, one numbered file each; the highest number is what its visitors get. */
export type ReleaseStore = ReturnType<typeof releaseStore>;

export function releaseStore(folder: DataFolder, disk: Disk) {
  const known = new Map<string, Release>();
  const folderOf = (brand: string) => join(folder.brands, brand);
  const placeOf = (brand: string, serial: number) => join(folderOf(brand), `${String(serial).padStart(8, '0')}.json`);

  async function find(brand: string, serial: number): Promise<Release | null> {
    const place = placeOf(brand, serial);
    const release = known.get(place) ?? (await readRecord(place, releaseSchema));
    if (release !== null) known.set(place, release);
    return release;
  }

  /** The numbers of a brand's releases, the newest first. */
  async function serials(brand: string): Promise<number[]> {
    const names = await namesIn(folderOf(brand));
    return names
      .flatMap((name) => (/^\d{8}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
      .sort((a, b) => b - a);
  }

  /**
   * Makes a release true, at once or not at all: the whole file gets its number by a link, which fails if the number is
   * taken. False then: somebody else's release came first.
   */
  async function append(release: Release): Promise<boolean> {
    const draft = temporaryPath(folder);
    try {
      await disk.makeFolder(folderOf(release.brand));
      await disk.syncFolder(folder.brands);
      await disk.writeNew(draft, `${JSON.stringify(release, null, 2)}\n`);
      await disk.link(draft, placeOf(release.brand, release.serial));
      await disk.syncFolder(folderOf(release.brand));
      return true;
    } catch (error) {
      if (diskErrorCode(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await disk.remove(draft);
    }
  }

  return {
    find,
    serials,
    append,
    brands: async () =>
      (await namesIn(folder.brands)).filter((name) => z.safeParse(brandIdSchema, name).success).sort(),
    /** The release a brand's visitors get now, or null before its first. */
    async current(brand: string): Promise<Release | null> {
      const [newest] = await serials(brand);
      return newest === undefined ? null : find(brand, newest);
    },
  };
}
