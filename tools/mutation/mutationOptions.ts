import type { Stryker } from '@stryker-mutator/core';

/** The least share of the faults that a package's tests must find, in percent. */
const leastFound = 90;

/** Where everything lies that a run writes: its copy of the package, what it found, and the page about it. */
const output = '.cache/mutation';

interface MutationOptions {
  /** The files that get faults, from the repository's root. */
  files: string[];
  /** Tries every fault again, also those that the last run knows about. */
  isFresh: boolean;
}

/** The page that shows each fault in its place, from the repository's root. */
export const mutationReport = (folder: string): string => `${output}/${folder}/report.html`;

/** Where the package is copied to while it is tried, from the repository's root. */
export const mutationCopy = (folder: string): string => `${output}/${folder}/copy`;

/** How a package is tried: one small fault at a time in its rules, judged by the package's own tests without rendering. */
export const mutationOptions = (folder: string, { files, isFresh }: MutationOptions): StrykerOptions => ({
  mutate: files,
  // What runs only while a module loads is left out: schemas and tables say what is so, and a test that repeats them proves
  // nothing. A function that stands in a table or a schema is tried.
  ignoreStatic: true,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'jest.rules.config.mjs' },
  coverageAnalysis: 'perTest',
  // The copy holds this package alone; other packages are taken as they are, through node_modules.
  ignorePatterns: ['/*', `!/${folder}`, '!/jest.*.mjs'],
  tempDirName: mutationCopy(folder),
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `${output}/${folder}/known.json`,
  force: isFresh,
  concurrency: 1,
  // Generous, for a machine that is busy with something else: what never ends is found by how often it runs.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // The tests are compiled without a look at types.
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: mutationReport(folder) },
  jsonReporter: { fileName: `${output}/${folder}/report.json` },
  thresholds: { high: leastFound, low: leastFound, break: leastFound },
});

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];
