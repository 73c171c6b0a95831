import { stripVTControlCharacters } from 'node:util';
import { type FailedCase, type Outcome, problem } from './outcome.ts';

/** The fields of Playwright's JSON report that are used here. */
interface JourneyReport {
  config: { rootDir: string };
  suites: Suite[];
}

interface Suite {
  title: string;
  file: string;
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: Suite[];
}

/** A journey of a report. */
interface Walked extends Omit<FailedCase, 'runner' | 'name'> {
  name: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  seconds: number;
}

/** The separator between the names of a journey and its groups in Playwright's lists. */
const within = ' › ';

export type Named = Pick<FailedCase, 'project' | 'file' | 'name'>;

/** A case in Playwright's form, without its failure, which differs between runs. */
export const nameOf = ({ project, file, name }: Named): string =>
  [`[${project}]`, file, ...(name === null ? [] : [name])].join(within);

/** The journeys of a report, each with its project, file and name. */
export const journeysOf = (report: string): Walked[] => {
  const { suites } = JSON.parse(report) as JourneyReport;
  const walk = ({ file, specs, suites: inner = [] }: Suite, path: string[]): Walked[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        project: projectName,
        file,
        name: [...path, title].join(within),
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        failure: results
          .flatMap(({ errors }) => errors.map(({ message = '' }) => stripVTControlCharacters(message)))
          .join('\n'),
      })),
    ),
    ...inner.flatMap((suite) => walk(suite, [...path, suite.title])),
  ];
  return suites.flatMap((suite) => walk(suite, []));
};

/** The outcome of a run of Playwright, from its report and its exit status. */
export const journeyOutcome = (report: string | null, ok: boolean): Outcome => {
  if (report === null) return problem('Playwright ended without a report: see its output above.');
  const walked = journeysOf(report);
  const failed = walked
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ project, file, name, failure }): FailedCase => ({ runner: 'playwright', project, file, name, failure }));
  return {
    passed: walked.filter(({ status }) => status === 'expected').length,
    failed,
    problems:
      ok || failed.length > 0 ? [] : ['Playwright ended badly, though no journey failed: see its output above.'],
  };
};
