import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Seconds from which a test file starts early. */
const slow = 4;

interface JestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Records how long the slow test files took, so that the next run starts with them (`slowFirst.mjs`). */
export const recordSlowFiles = (report: string): void => {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const seconds = testResults.map(({ name, startTime, endTime }) => ({
    file: basename(name),
    seconds: Math.round((endTime - startTime) / 1000),
  }));
  // A file that runs in two projects counts by its longer run.
  const longest = Object.fromEntries(
    seconds
      .filter((one) => one.seconds >= slow)
      .sort((one, other) => one.seconds - other.seconds)
      .map((one) => [one.file, one.seconds]),
  );
  const sorted = Object.fromEntries(Object.entries(longest).sort(([, one], [, other]) => other - one));
  writeFileSync(join(import.meta.dirname, 'slowFiles.json'), `${JSON.stringify(sorted, null, 2)}\n`);
};
