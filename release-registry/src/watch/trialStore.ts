import { addVisits } from '@festival/shared-contracts/release/addVisits';
import type { CanaryVisits } from '@festival/shared-contracts/release/canaryVisits';
import type { Pin } from '@festival/shared-contracts/release/release';
import type * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { type Trial, trialsSchema } from './trial.ts';

type Trials = z.infer<typeof trialsSchema>;
type Counted = CanaryVisits['trials'][string];

/** The trials of each brand's running canaries, so that a registry that starts anew goes on. */
export type TrialStore = ReturnType<typeof trialStore>;

export function trialStore(records: Records) {
  const pathOf = (brand: string) => `trials/${brand}`;

  /** The trials of canaries that a brand has with these pins. */
  async function running(brand: string, pins: Readonly<Record<string, Pin>>): Promise<Trials> {
    const trials = Object.entries((await records.read(pathOf(brand), trialsSchema)) ?? {});
    return Object.fromEntries(trials.filter(([remote, { pin }]) => pins[remote] && isSameCanary(pin, pins[remote])));
  }

  return {
    running,
    /** Adds what a host has counted, and answers the trials that run; those of canaries that the brand has no more are forgotten. */
    async add(brand: string, counted: CanaryVisits['trials'], pins: Readonly<Record<string, Pin>>): Promise<Trials> {
      const before = await running(brand, pins);
      const added = Object.entries(counted).map(([remote, one]) => [remote, withVisits(before[remote], one)]);
      const trials: Trials = { ...before, ...Object.fromEntries(added) };
      await records.replace(pathOf(brand), trials);
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
