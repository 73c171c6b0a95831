import { isDeepStrictEqual } from 'node:util';
import { addVisits, noVisits } from '@festival/release-contracts/release/addVisits';
import type { CanaryVisits, LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import type { Pin, Release } from '@festival/release-contracts/release/release';
import type { Lane } from './laneOf.ts';
import type { RemoteVisit } from './visitReport.ts';

interface CountedVisit {
  /** The brand's newest release. */
  release: Release;
  /** The release that the visit's page was made of. */
  revision: number;
  remote: string;
  lane: Lane;
  visit: RemoteVisit;
}

/** The visits of each remote's versions since they were last taken. */
export interface CanaryCounts {
  add(visit: CountedVisit): void;
  /** By brand, what has been counted; from then on it counts from nothing. */
  take(): [brand: string, counted: CanaryVisits][];
}

/** Counts both lanes of every remote, for the registry: it judges canaries by them, and shows how each version does. [BYD-08] */
export function canaryCounts(): CanaryCounts {
  /** What each remote's visitors get, and the first release that gave it at its present share. */
  const tried = new Map<string, { pin: Pin; since: number }>();
  let counted = new Map<string, CanaryVisits['trials']>();

  function trialOf({ brand, revision, pins }: Release, remote: string): { pin: Pin; since: number } | undefined {
    const pin = pins[remote];
    const key = `${brand} ${remote}`;
    const known = tried.get(key);
    if (pin === undefined) return void tried.delete(key);
    if (known && isDeepStrictEqual(known.pin, pin)) return known;
    const begun = { pin, since: revision };
    tried.set(key, begun);
    return begun;
  }

  return {
    add({ release, revision, remote, lane, visit }) {
      const trial = trialOf(release, remote);
      // Pages of an earlier release belong to visitors who came before, or who keep it with a cart: all of these have the stable version, and complete more.
      if (trial === undefined || revision < trial.since) return;
      const ofBrand = counted.get(release.brand) ?? {};
      const former = ofBrand[remote];
      const lanes =
        former && isDeepStrictEqual(former.pin, trial.pin) ? former : { stable: noVisits, canary: noVisits };
      const added = { ...lanes, [lane]: addVisits(lanes[lane], laneVisitOf(visit)), pin: trial.pin };
      counted.set(release.brand, { ...ofBrand, [remote]: added });
    },
    take() {
      const taken = [...counted].map(([brand, trials]): [string, CanaryVisits] => [brand, { trials }]);
      counted = new Map();
      return taken;
    },
  };
}

/** A visit's report as what it adds to its lane. */
function laneVisitOf({ seen, threw, completed, seconds }: RemoteVisit): LaneVisits {
  const log = seconds === undefined ? 0 : Math.log(seconds);
  return {
    visits: seen ? 1 : 0,
    throws: threw ? 1 : 0,
    completions: completed ? 1 : 0,
    timed: seconds === undefined ? 0 : 1,
    logSeconds: log,
    logSecondsSquared: log ** 2,
  };
}
