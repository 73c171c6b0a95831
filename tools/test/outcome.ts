/** A case that failed, with what it takes to run it again. */
export interface FailedCase {
  /** Whose case it is: what runs it again. */
  runner: 'jest' | 'playwright';
  /** The project of that runner's configuration. */
  project: string;
  /** As its runner names it. */
  file: string;
  /** Its name with those of what it is in; null for a file that fails as a whole. */
  name: string | null;
  failure: string;
}

/** What became of a suite. */
export interface Outcome {
  passed: number;
  failed: FailedCase[];
  /** What went wrong beside its cases (a check, a run without a report): it is not run again. */
  problems: string[];
}

export const passedAll = (passed: number): Outcome => ({ passed, failed: [], problems: [] });

export const problem = (sentence: string): Outcome => ({ passed: 0, failed: [], problems: [sentence] });

export const together = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.flatMap(({ failed }) => failed),
  problems: outcomes.flatMap(({ problems }) => problems),
});
