import { join } from 'node:path';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { type StagePlan, stagePlanSchema } from './stagePlan.ts';

/** Each brand's last plan, in a file each, so that a registry that starts anew goes on. */
export type PlanStore = ReturnType<typeof planStore>;

export function planStore(folder: DataFolder, disk: Disk) {
  const fileOf = (brand: string) => join(folder.plans, `${brand}.json`);
  return {
    /** Null for a brand that never had one. */
    find: (brand: string) => readRecord(fileOf(brand), stagePlanSchema),
    keep: (brand: string, plan: StagePlan) => replaceFile(disk, folder, fileOf(brand), recordText(plan)),
  };
}
