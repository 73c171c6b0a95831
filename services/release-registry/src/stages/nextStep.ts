import type { Release } from '@festival/release-contracts/release/release';
import { percentText, releaseText } from '../releases/releaseText.ts';
import type { Trial } from '../watch/trial.ts';
import type { StagePlan } from './stagePlan.ts';

/**
 * The next action of a running plan: it waits, its next stage begins, or it stops because another release has changed
 * its versions.
 */
type Step = { kind: 'wait' } | { kind: 'next'; basisPoints: number } | { kind: 'stop'; why: string };

type Seen = { current: Release | null; trials: Readonly<Record<string, Trial>>; now: Date };

/** Whether the brand still has the versions of the plan's current stage. */
const isStill = ({ versions, stages, stage }: StagePlan, current: Release): boolean =>
  Object.entries(versions).every(([remote, version]) => {
    const pin = current.pins[remote];
    return pin?.canary === version && pin.basisPoints === stages[stage]?.basisPoints;
  });

/**
 * The number of visits with the canary in this stage. If several remotes are rolled out together, the smallest of their
 * numbers.
 */
const visitsOf = ({ versions, stages, stage }: StagePlan, trials: Seen['trials']): number =>
  Math.min(
    ...Object.entries(versions).map(([remote, version]) => {
      const trial = trials[remote];
      const counted = trial?.stages.filter(({ basisPoints }) => basisPoints === stages[stage]?.basisPoints).at(-1);
      return trial?.pin.canary === version ? (counted?.canary.visits ?? 0) : 0;
    }),
  );

/**
 * Decides how a plan continues. Its next stage begins when the current one has lasted long enough and had enough visits. The plan ends if its
 * versions were changed meanwhile, by a release manager or by the canary watch.
 */
export function nextStep(plan: StagePlan, { current, trials, now }: Seen): Step {
  if (current === null || !isStill(plan, current)) {
    return { kind: 'stop', why: current === null ? 'the brand has no release' : releaseText(current) };
  }
  const stage = plan.stages[plan.stage];
  const next = plan.stages[plan.stage + 1];
  if (stage === undefined || next === undefined) return { kind: 'wait' };
  const isLongEnough = now.getTime() - Date.parse(plan.since) >= stage.minutes * 60_000;
  if (!isLongEnough || visitsOf(plan, trials) < stage.visits) return { kind: 'wait' };
  return { kind: 'next', basisPoints: next.basisPoints };
}

/** `stage 2 of 3, 25 %` */
export const stageText = ({ stages, stage }: Pick<StagePlan, 'stages' | 'stage'>): string =>
  `stage ${stage + 1} of ${stages.length}, ${percentText(stages[stage]?.basisPoints ?? 0)}`;
