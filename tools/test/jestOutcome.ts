import { type FailedCase, type Outcome, problem } from './outcome.ts';

/** The report that `jestReport.mjs` writes. */
export interface JestReport {
  files: {
    project: string;
    file: string;
    seconds: number;
    broken: string | null;
    cases: { name: string; status: string; failure: string }[];
  }[];
}

/** The outcome of a run of Jest, from its report and its exit status. */
export const jestOutcome = (report: string | null, ok: boolean): Outcome => {
  if (report === null) return problem('Jest ended without a report: see its output above.');
  const { files } = JSON.parse(report) as JestReport;
  const cases = files.flatMap((file) => file.cases);
  const failed = files.flatMap(({ project, file, broken, cases }): FailedCase[] => {
    const at = { runner: 'jest' as const, project, file };
    return [
      ...(broken === null ? [] : [{ ...at, name: null, failure: broken }]),
      ...cases.filter(({ status }) => status === 'failed').map(({ name, failure }) => ({ ...at, name, failure })),
    ];
  });
  return {
    passed: cases.filter(({ status }) => status === 'passed').length,
    failed,
    problems: ok || failed.length > 0 ? [] : ['Jest ended badly, though no case failed: see its output above.'],
  };
};
