import { join } from 'node:path';
import { remoteNameSchema } from '@festival/shared-contracts/package/remoteName';
import { addVisits } from '@festival/shared-contracts/release/addVisits';
import { type CanaryVisits, laneVisitsSchema } from '@festival/shared-contracts/release/canaryVisits';
import { type Pin, pinSchema } from '@festival/shared-contracts/release/release';
import * as z from 'zod/mini';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';

const trialSchema = z.object({
  /** The pin as it is now; its share is the last stage's. */
  pin: pinSchema,
  stages: z.array(z.object({ basisPoints: z.number(), stable: laneVisitsSchema, canary: laneVisitsSchema })),
});

const trialsSchema = z.record(remoteNameSchema, trialSchema);

/** What the visits of a running canary came to, by the shares that it has had. */
export type Trial = z.infer<typeof trialSchema>;
type Trials = z.infer<typeof trialsSchema>;
type Counted = CanaryVisits['trials'][string];

/** The trials of each brand's running canaries, in a file each, so that a registry that starts anew goes on. */
export type TrialStore = ReturnType<typeof trialStore>;

export function trialStore(folder: DataFolder, disk: Disk) {
  const known = new Map<string, Trials>();
  const fileOf = (brand: string) => join(folder.trials, `${brand}.json`);

  async function find(brand: string): Promise<Trials> {
    const trials = known.get(brand) ?? (await readRecord(fileOf(brand), trialsSchema)) ?? {};
    known.set(brand, trials);
    return trials;
  }

  return {
    find,
    /** Adds what a host has counted, and answers the trials that run; those of canaries that the brand has no more are forgotten. */
    async add(brand: string, counted: CanaryVisits['trials'], pins: Readonly<Record<string, Pin>>): Promise<Trials> {
      const before = Object.entries(await find(brand)).filter(
        ([remote, { pin }]) => pins[remote] && isSameCanary(pin, pins[remote]),
      );
      const running: Trials = Object.fromEntries(before);
      const added = Object.entries(counted).map(([remote, one]) => [remote, withVisits(running[remote], one)]);
      const trials: Trials = { ...running, ...Object.fromEntries(added) };
      known.set(brand, trials);
      await replaceFile(disk, folder, fileOf(brand), recordText(trials));
      return trials;
    },
  };
}

/** Whether both try the same version against the same one with the same visitors; the share may differ. */
const isSameCanary = (one: Pin, other: Pin): boolean =>
  one.stable === other.stable && one.canary === other.canary && one.rolloutId === other.rolloutId;

function withVisits(trial: Trial | undefined, { pin, stable, canary }: Counted): Trial {
  const { basisPoints = 0 } = pin;
  const stages = trial?.stages ?? [];
  const last = stages.at(-1);
  if (last?.basisPoints !== basisPoints) return { pin, stages: [...stages, { basisPoints, stable, canary }] };
  const grown = { basisPoints, stable: addVisits(last.stable, stable), canary: addVisits(last.canary, canary) };
  return { pin, stages: [...stages.slice(0, -1), grown] };
}
