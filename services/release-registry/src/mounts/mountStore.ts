import type { Records } from '../storage/records.ts';
import { type MountRecord, mountRecordSchema } from './mountReport.ts';

/** The last report for each brand and version, stored with the version. */
export type MountStore = ReturnType<typeof mountStore>;

export function mountStore(records: Records) {
  const pathOf = (name: string, version: string, brand: string) => `versions/${name}/${version}/mounts/${brand}`;
  return {
    /** Null for a version that was never mounted for this brand. */
    find: (name: string, version: string, brand: string) =>
      records.read(pathOf(name, version, brand), mountRecordSchema),
    /** The reports of all brands that the version was mounted for. */
    async ofVersion(name: string, version: string): Promise<Record<string, MountRecord>> {
      const brands = await records.names(`versions/${name}/${version}/mounts`);
      const found = await Promise.all(
        brands.map(
          async (brand) => [brand, await records.read(pathOf(name, version, brand), mountRecordSchema)] as const,
        ),
      );
      return Object.fromEntries(found.flatMap(([brand, record]) => (record === null ? [] : [[brand, record]])));
    },
    keep: (name: string, version: string, { brand, record }: { brand: string; record: MountRecord }) =>
      records.replace(pathOf(name, version, brand), record),
  };
}
