import { addVisits } from '@festival/shared-contracts/release/addVisits';
import type { CanaryVisits } from '@festival/shared-contracts/release/canaryVisits';
import type { Pin } from '@festival/shared-contracts/release/release';
import type * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { type Trial, trialsSchema } from './trial.ts';

type Trials = z.infer<typeof trialsSchema>;
type Pins = Readonly<Record<string, Pin>>;
type Counted = CanaryVisits['trials'][string];

/** The trials of each brand's canaries, so that a registry that starts anew goes on: those that run, and the last one of each remote. */
export type TrialStore = ReturnType<typeof trialStore>;

export function trialStore(records: Records) {
  const pathOf = (brand: string) => `trials/${brand}`;
  const stored = async (brand: string): Promise<Trials> => (await records.read(pathOf(brand), trialsSchema)) ?? {};

  return {
    /** The trials of canaries that a brand has with these pins. */
    running: async (brand: string, pins: Pins): Promise<Trials> => runningOf(await stored(brand), pins),
    /** The last trial of each remote whose canary the brand has no more: taken back, ended, or for everybody now. */
    async ended(brand: string, pins: Pins): Promise<Trials> {
      const trials = await stored(brand);
      const running = runningOf(trials, pins);
      return Object.fromEntries(Object.entries(trials).filter(([remote]) => !(remote in running)));
    },
    /** Adds what a host has counted, and answers the trials that run. */
    async add(brand: string, counted: CanaryVisits['trials'], pins: Pins): Promise<Trials> {
      const trials = await stored(brand);
      const before = runningOf(trials, pins);
      const added = Object.entries(counted).map(([remote, one]) => [remote, withVisits(before[remote], one)]);
      const running: Trials = { ...before, ...Object.fromEntries(added) };
      await records.replace(pathOf(brand), { ...trials, ...running });
      return running;
    },
  };
}

const runningOf = (trials: Trials, pins: Pins): Trials =>
  Object.fromEntries(
    Object.entries(trials).filter(([remote, { pin }]) => pins[remote] && isSameCanary(pin, pins[remote])),
  );

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
