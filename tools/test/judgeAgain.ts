import { nameOf } from './journeyOutcome.ts';
import type { FailedCase, Outcome } from './outcome.ts';

/** If more cases than this are unsteady, the cause is the tests or the change, not the machine. */
const mostUnsteady = 10;

export interface Judgement {
  /** Cases that passed when they ran alone. */
  unsteady: FailedCase[];
  /** Cases that failed twice, or were not repeated. */
  failed: FailedCase[];
  /** The reason why nothing was repeated. */
  notRepeated: string | null;
}

/**
 * Runs failed cases once more, alone, so that a slow machine does not fail a change, and reports unsteady cases. With more failures than may be
 * unsteady the run fails anyway, so none is repeated. @param passAlone runs these cases one after the other, and returns those that passed.
 */
export const judgeAgain = async (
  failed: readonly FailedCase[],
  passAlone: (failed: readonly FailedCase[]) => Promise<readonly FailedCase[]>,
): Promise<Judgement> => {
  if (failed.length > mostUnsteady)
    return {
      unsteady: [],
      failed: [...failed],
      notRepeated: `More than ${mostUnsteady} cases failed, so none was run again.`,
    };
  const passed = new Set(failed.length === 0 ? [] : await passAlone(failed));
  return {
    unsteady: failed.filter((one) => passed.has(one)),
    failed: failed.filter((one) => !passed.has(one)),
    notRepeated: null,
  };
};

/**
 * The failed cases that passed in this repetition. A repetition proves nothing if it has fewer cases, ended with an error, or
 * if another case fails in it. A failure of a whole file, as when its preparation throws, is not a case of its own.
 */
export const passedIn = (
  { passed, failed, problems }: Outcome,
  cases: readonly FailedCase[],
): readonly FailedCase[] => {
  const failedAgain = new Set(failed.map(nameOf));
  const named = cases.filter(({ name }) => name !== null).length;
  const known = new Set(cases.map(nameOf));
  const isComplete = problems.length === 0 && passed + failed.length >= Math.max(named, 1);
  const hasNewFailure = failed.some((one) => one.name !== null && !known.has(nameOf(one)));
  return isComplete && !hasNewFailure
    ? cases.filter((one) => !failedAgain.has(nameOf(one)) && !failedAgain.has(nameOf({ ...one, name: null })))
    : [];
};
