import { isDeepStrictEqual } from 'node:util';
import type { CanaryVisits } from '@festival/release-contracts/release/canaryVisits';
import type { Pin, Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { Refusal } from '../error/refusal.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import type { InTurn } from '../storage/inTurn.ts';
import { judgeCanary, type Verdict } from './judgeCanary.ts';
import type { Trial } from './trial.ts';
import type { TrialStore } from './trialStore.ts';
import { verdictText } from './verdictText.ts';

/** A canary that was taken back, for the operators' log. */
type TakenBack = Verdict & {
  brand: string;
  remote: string;
  canary: string;
  stable: string;
  /** The release that took it back. */
  revision: number;
  reason: string;
  trial: Trial;
};

type Answer = { outcome: 'counted' } | { outcome: 'taken-back'; release: Release };

type Deps = {
  stores: Stores;
  trials: TrialStore;
  service: ReleaseService;
  turn: InTurn;
  onTakenBack: (event: TakenBack) => void;
};

/** The author in the history of a release that the watch made. */
const watchName = 'canary watch';

/** Counts the visits of running canaries, and takes back a canary that is worse than the stable version by a normal release. [BYD-08] */
export function canaryWatch({ stores, trials, service, turn, onTakenBack }: Deps) {
  /** Makes the release that gives all visitors the stable versions again: of this remote, and of remotes that were rolled out with it. */
  async function takeBack(current: Release, remote: string, trial: Trial, verdict: Verdict) {
    const { stable, canary = '', rolloutId } = trial.pin;
    const reason = verdictText({ remote, stable, canary, verdict });
    const rolledOut = Object.entries(current.pins).filter(([, pin]) => pin.rolloutId === rolloutId);
    const changes = Object.fromEntries(rolledOut.map(([name, pin]) => [name, { version: pin.stable }]));
    const author = { by: watchName, reason, parent: current.revision };
    const released = await service.activate(current.brand, { ...author, changes, mends: { [remote]: canary } });
    if (!released.ok) return released;
    const { release } = released.value;
    onTakenBack({
      ...verdict,
      brand: release.brand,
      remote,
      canary,
      stable,
      revision: release.revision,
      reason,
      trial,
    });
    return success({ outcome: 'taken-back' as const, release });
  }

  /** Ignores counts that belong to no running canary, since they were made before a release. */
  async function countTried(brand: string, counted: CanaryVisits): Promise<Result<Answer, Refusal>> {
    const current = await stores.releases.current(brand);
    const pins = current?.pins ?? {};
    const own = Object.entries(counted.trials).filter(([remote, { pin }]) => isTried(pin, pins[remote]));
    if (current === null || own.length === 0) return success({ outcome: 'counted' });
    const judged = await trials.add(brand, Object.fromEntries(own), pins);
    for (const [remote, trial] of Object.entries(judged)) {
      const verdict = judgeCanary(trial.stages);
      if (verdict !== null) return takeBack(current, remote, trial, verdict);
    }
    return success({ outcome: 'counted' });
  }

  return {
    /**
     * Adds the counts that a host has reported, and judges the canaries. Most reports concern no canary, and need no
     * turn.
     */
    async count(brand: string, counted: CanaryVisits): Promise<Result<Answer, Refusal>> {
      const hasCanary = Object.values(counted.trials).some(({ pin }) => pin.canary !== undefined);
      return hasCanary ? turn(() => countTried(brand, counted)) : success({ outcome: 'counted' });
    },
  };
}

const isTried = (counted: Pin, current: Pin | undefined): boolean =>
  counted.canary !== undefined && isDeepStrictEqual(counted, current);
