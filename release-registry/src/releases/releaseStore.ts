import { join } from 'node:path';
import { brandIdSchema } from '@festival/shared-contracts/brand/brandId';
import { type Release, releaseSchema } from '@festival/shared-contracts/release/release';
import * as z from 'zod/mini';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { isFile, namesIn } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';

/** Each brand's releases, one numbered file each; the highest number is what its visitors get. */
export type ReleaseStore = ReturnType<typeof releaseStore>;

export function releaseStore(folder: DataFolder, disk: Disk) {
  const known = new Map<string, Release>();
  /** The highest revision seen of each brand. */
  const newest = new Map<string, number>();
  const folderOf = (brand: string) => join(folder.brands, brand);
  const fileOf = (brand: string, revision: number) =>
    join(folderOf(brand), `${String(revision).padStart(8, '0')}.json`);

  async function find(brand: string, revision: number): Promise<Release | null> {
    const file = fileOf(brand, revision);
    const release = known.get(file) ?? (await readRecord(file, releaseSchema));
    if (release !== null) known.set(file, release);
    return release;
  }

  /** The numbers of a brand's releases, the newest first. */
  async function revisions(brand: string): Promise<number[]> {
    const names = await namesIn(folderOf(brand));
    return names
      .flatMap((name) => (/^\d{8}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
      .sort((a, b) => b - a);
  }

  /**
   * Makes a release current, atomically: the complete file gets its number by a link, which fails if the number
   * is taken. Answers false then: another release was first.
   */
  async function append(release: Release): Promise<boolean> {
    const draft = temporaryPath(folder);
    try {
      await disk.makeFolder(folderOf(release.brand));
      await disk.syncFolder(folder.brands);
      await disk.writeNew(draft, recordText(release));
      await disk.link(draft, fileOf(release.brand, release.revision));
      await disk.syncFolder(folderOf(release.brand));
      return true;
    } catch (error) {
      if (diskErrorCode(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await disk.remove(draft);
    }
  }

  const brands = async () =>
    (await namesIn(folder.brands)).filter((name) => z.safeParse(brandIdSchema, name).success).sort();

  /**
   * The release a brand's visitors get now, or null before its first. Revisions follow one another, so one look at the next file
   * finds what another process has released, however long the history is.
   */
  async function current(brand: string): Promise<Release | null> {
    let revision = newest.get(brand) ?? (await revisions(brand))[0];
    if (revision === undefined) return null;
    while (isFile(fileOf(brand, revision + 1))) revision += 1;
    newest.set(brand, revision);
    return find(brand, revision);
  }

  return { find, revisions, append, brands, current };
}
