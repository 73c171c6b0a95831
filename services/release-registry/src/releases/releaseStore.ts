import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { type Release, releaseSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';

/**
 * The releases of each brand, one numbered record for each release. A brand's visitors get the release with the highest
 * number.
 */
export type ReleaseStore = ReturnType<typeof releaseStore>;

export function releaseStore(records: Records) {
  /** The highest revision seen of each brand. */
  const newest = new Map<string, number>();
  const pathOf = (brand: string, revision: number) => `brands/${brand}/${String(revision).padStart(8, '0')}`;

  const find = (brand: string, revision: number): Promise<Release | null> =>
    records.read(pathOf(brand, revision), releaseSchema);

  /** The numbers of a brand's releases, the newest first. */
  async function revisions(brand: string): Promise<number[]> {
    const names = await records.names(`brands/${brand}`);
    return names.flatMap((name) => (/^\d{8}$/.test(name) ? [Number.parseInt(name, 10)] : [])).sort((a, b) => b - a);
  }

  /** Makes a release current; false if its number is taken because another release came first. */
  const append = (release: Release): Promise<boolean> =>
    records.create(pathOf(release.brand, release.revision), release);

  const brands = async () =>
    (await records.names('brands')).filter((name) => z.safeParse(brandIdSchema, name).success).sort();

  /**
   * The release that a brand's visitors get now, or null before the first one. Revisions are consecutive, so checking the next number finds releases
   * of other processes, however long the history is.
   */
  async function current(brand: string): Promise<Release | null> {
    let revision = newest.get(brand) ?? (await revisions(brand))[0];
    if (revision === undefined) return null;
    while ((await find(brand, revision + 1)) !== null) revision += 1;
    newest.set(brand, revision);
    return find(brand, revision);
  }

  return { find, revisions, append, brands, current };
}
