import { isDeepStrictEqual } from 'node:util';
import { addCounted, addVisits, noVisits } from '@festival/release-contracts/release/addVisits';
import type { CanaryVisits, LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import type { Pin } from '@festival/release-contracts/release/release';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { oneVital, type VitalName, type VitalsByStep } from '@festival/release-contracts/release/visitVitals';
import type { Lane } from './laneOf.ts';
import type { RemoteVisit, VisitReport } from './visitReport.ts';

interface CountedVisit {
  /** The brand's newest release. */
  release: ReleaseDocument['release'];
  /** The release from which the visit's page was made. */
  revision: number;
  remote: string;
  lane: Lane;
  visit: RemoteVisit;
  /** The step on which the visit's page was opened, and the step of its slowest press. */
  steps: Pick<VisitReport, 'step' | 'pressedOn'>;
}

type Counted = Pick<CanaryVisits, 'trials'> & { sales: NonNullable<CanaryVisits['sales']> };

/** The visits of each remote's versions since the last `take`. */
export interface CanaryCounts {
  add(visit: CountedVisit): void;
  /** The counts by brand, which are then reset to zero. */
  take(): [brand: string, counted: CanaryVisits][];
}

/** Counts both lanes of every remote for the registry, which judges canaries by the counts and shows them for each version. [BYD-08] */
export function canaryCounts(): CanaryCounts {
  /** Each remote's pin, and the first release with its current share. */
  const tried = new Map<string, { pin: Pin; since: number }>();
  let counted = new Map<string, Counted>();

  function trialOf(
    { brand, revision, pins }: ReleaseDocument['release'],
    remote: string,
  ): { pin: Pin; since: number } | undefined {
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
    add({ release, revision, remote, lane, visit, steps }) {
      const trial = trialOf(release, remote);
      // Pages of an earlier release belong to visitors who came before, or who keep it with a cart. All of them have the stable version, and more of
      // them complete an order.
      if (trial === undefined || revision < trial.since) return;
      const { trials, sales } = counted.get(release.brand) ?? { trials: {}, sales: {} };
      const former = trials[remote];
      const lanes =
        former && isDeepStrictEqual(former.pin, trial.pin) ? former : { stable: noVisits, canary: noVisits };
      const added = { ...lanes, [lane]: addVisits(lanes[lane], laneVisitOf(visit, steps)), pin: trial.pin };
      const sold = visit.sold === undefined ? {} : { [remote]: { [visit.version]: { orders: 1, cents: visit.sold } } };
      counted.set(release.brand, { trials: { ...trials, [remote]: added }, sales: addCounted(sales, sold) });
    },
    take() {
      const taken = [...counted].map(([brand, { trials, sales }]): [string, CanaryVisits] => [
        brand,
        Object.keys(sales).length > 0 ? { trials, sales } : { trials },
      ]);
      counted = new Map();
      return taken;
    },
  };
}

/** The numbers that a visit's report adds to its lane. */
function laneVisitOf(visit: RemoteVisit, { step, pressedOn = step }: CountedVisit['steps']): LaneVisits {
  const { seen, threw, completed, seconds } = visit;
  const log = seconds === undefined ? 0 : Math.log(seconds);
  return {
    visits: seen ? 1 : 0,
    throws: threw ? 1 : 0,
    completions: completed ? 1 : 0,
    timed: seconds === undefined ? 0 : 1,
    logSeconds: log,
    logSecondsSquared: log ** 2,
    vitals: addCounted(vitalsOn(step, visit, ['lcp', 'cls', 'long']), vitalsOn(pressedOn, visit, ['inp'])),
  };
}

/** The visit's measures on this step. */
function vitalsOn(step: string | undefined, visit: RemoteVisit, names: readonly VitalName[]): VitalsByStep {
  const measured = names.flatMap((name) => (visit[name] === undefined ? [] : [[name, oneVital(visit[name])]]));
  return step === undefined || measured.length === 0 ? {} : { [step]: Object.fromEntries(measured) };
}
