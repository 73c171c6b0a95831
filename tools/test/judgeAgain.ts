import type { FailedCase } from './outcome.ts';

/** More unsteady cases than this are a fault of the tests or of the change, not of the machine. */
const mostUnsteady = 10;

export interface Judgement {
  /** What passed when it ran alone. */
  unsteady: FailedCase[];
  /** What failed twice, or was not run again. */
  failed: FailedCase[];
  /** Why nothing was run again. */
  notRepeated: string | null;
}

/**
 * Has what failed run once more, alone: a slow machine loses no change, and an unsteady case is named. With more failures than may
 * be unsteady the run is red whatever comes of it, so none is run again.
 * @param passAlone runs these cases one after the other, and answers those that passed.
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
