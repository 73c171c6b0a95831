/** A failed case, with the data to run it again. */
export interface FailedCase {
  /** The suite that can run the case again. */
  runner: 'jest' | 'playwright';
  /** The project in that runner's configuration. */
  project: string;
  /** The file, named as its runner does. */
  file: string;
  /** The name of the case, with the names of its parents; null if the whole file failed. */
  name: string | null;
  failure: string;
}

/** The outcome of a suite. */
export interface Outcome {
  passed: number;
  failed: FailedCase[];
  /** Problems outside the cases (a failed check, a run without a report), which are not repeated. */
  problems: string[];
}

export const passedAll = (passed: number): Outcome => ({ passed, failed: [], problems: [] });

export const problem = (sentence: string): Outcome => ({ passed: 0, failed: [], problems: [sentence] });

export const together = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.flatMap(({ failed }) => failed),
  problems: outcomes.flatMap(({ problems }) => problems),
});
