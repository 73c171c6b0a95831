import type { Judgement } from './judgeAgain.ts';
import type { FailedCase } from './outcome.ts';

/** The file that lists the unsteady cases of the last run. */
export const unsteadyFile = 'test-results/unsteady.txt';

interface Closing extends Judgement {
  passed: number;
  problems: readonly string[];
}

/** A line of a stack outside the repository's own code. */
const inLibrary = /^\s+at (?:.*node_modules|new Promise)/;

/** A case with the first lines of its first failure. */
const named = ({ project, file, name, failure }: FailedCase): string => {
  const lines = failure.split('\n').filter((line) => line.trim() !== '' && !inLibrary.test(line));
  return [
    `  ${project}  ${file}  ${name ?? '(the whole file)'}`,
    ...lines.slice(0, 6).map((line) => `      ${line}`),
  ].join('\n');
};

/** The unsteady cases with their first failures, for the person who fixes them; '' if there are none. */
export const unsteadyReport = ({ unsteady }: Pick<Judgement, 'unsteady'>): string =>
  unsteady.length === 0
    ? ''
    : `${unsteady.length} unsteady: failed, and passed when run again alone. Mend each within the change that meets it.\n${unsteady.map(named).join('\n')}\n`;

/** The summary at the end of a run. Its last line counts the cases; an unsteady one counts as passed. */
export const closingLines = ({ passed, unsteady, failed, notRepeated, problems }: Closing): string => {
  const report = unsteadyReport({ unsteady });
  const sections = [
    report === '' ? [] : [report.trimEnd(), `They are in ${unsteadyFile} too.`],
    failed.length === 0 ? [] : [`${failed.length} failed${notRepeated ? '' : ' twice'}:`, ...failed.map(named)],
    notRepeated ? [notRepeated] : [],
    problems,
  ];
  const failures = failed.length + problems.length;
  return [...sections.flat(), `${passed + unsteady.length} passed, ${failures} failed`].join('\n');
};
