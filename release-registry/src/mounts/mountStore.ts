import type { Records } from '../storage/records.ts';
import { type MountRecord, mountRecordSchema } from './mountReport.ts';

/** The last report of each version's mount for each brand, beside the version. */
export type MountStore = ReturnType<typeof mountStore>;

export function mountStore(records: Records) {
  const pathOf = (name: string, version: string, brand: string) => `versions/${name}/${version}/mounts/${brand}`;
  return {
    /** Null for a version that was never mounted for this brand. */
    find: (name: string, version: string, brand: string) =>
      records.read(pathOf(name, version, brand), mountRecordSchema),
    keep: (name: string, version: string, { brand, record }: { brand: string; record: MountRecord }) =>
      records.replace(pathOf(name, version, brand), record),
  };
}
