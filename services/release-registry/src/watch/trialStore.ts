import { addVisits } from '@festival/release-contracts/release/addVisits';
import type { CanaryVisits } from '@festival/release-contracts/release/canaryVisits';
import type { Pin } from '@festival/release-contracts/release/release';
import type * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { type Trial, trialsSchema } from './trial.ts';

type Trials = z.infer<typeof trialsSchema>;
type Pins = Readonly<Record<string, Pin>>;
type Counted = CanaryVisits['trials'][string];

/**
 * The trials of each brand's canaries: the running ones, and the last one of each remote. They are stored, so they continue after a restart of the
 * registry.
 */
export type TrialStore = ReturnType<typeof trialStore>;

export function trialStore(records: Records) {
  const pathOf = (brand: string) => `trials/${brand}`;

  /** The trials of a brand with these pins: the running ones, and the last ended one of each other remote. */
  async function read(brand: string, pins: Pins): Promise<{ running: Trials; ended: Trials }> {
    const trials = Object.entries((await records.read(pathOf(brand), trialsSchema)) ?? {});
    const runs = ([remote, { pin }]: [string, Trial]) => pins[remote] !== undefined && isSameCanary(pin, pins[remote]);
    return {
      running: Object.fromEntries(trials.filter(runs)),
      ended: Object.fromEntries(trials.filter((trial) => !runs(trial))),
    };
  }

  return {
    read,
    /** Adds the counts that a host has reported. Returns the running trials. */
    async add(brand: string, counted: CanaryVisits['trials'], pins: Pins): Promise<Trials> {
      const { running: before, ended } = await read(brand, pins);
      const added = Object.entries(counted).map(([remote, one]) => [remote, withVisits(before[remote], one)]);
      const running: Trials = { ...before, ...Object.fromEntries(added) };
      await records.replace(pathOf(brand), { ...ended, ...running });
      return running;
    },
  };
}

/** Whether both pins have the same canary, the same stable version and the same visitors; the share may differ. */
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
