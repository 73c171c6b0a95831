import { join } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

/** The minimum share of mutants that a package's tests must detect, in percent. */
const leastFound = 90;

/** The folder for a run's output: its copy of the package, its results, and their report. */
const output = '.cache/mutation';

interface MutationOptions {
  /** The files to mutate, from the repository's root. */
  files: string[];
  /** Tests all mutants again, including those of the last run. */
  isFresh: boolean;
}

/** The report that shows each mutant in its source; path relative to the repository's root. */
export const mutationReport = (folder: string): string => `${output}/${folder}/report.html`;

/** The folder for the run's copy of the package, relative to the repository's root. */
export const mutationCopy = (folder: string): string => `${output}/${folder}/copy`;

/**
 * Stryker's options for a package: its rules are mutated one at a time, and tested with the package's own tests without
 * rendering.
 */
export const mutationOptions = (folder: string, { files, isFresh }: MutationOptions): StrykerOptions => ({
  mutate: files,
  // Code that only runs while a module loads is not mutated, since a test that repeats a schema or a table proves nothing. A function in a table or a
  // schema is mutated.
  ignoreStatic: true,
  ...(folder === 'shared-contracts'
    ? { testRunner: 'rules', plugins: [join(import.meta.dirname, 'rulesRunner.mjs')] }
    : {
        testRunner: 'jest',
        plugins: ['@stryker-mutator/jest-runner'],
        jest: { projectType: 'custom', configFile: 'tools/jest/rules.config.mjs' },
      }),
  coverageAnalysis: 'perTest',
  // The copy contains only this package; it imports the others through node_modules.
  ignorePatterns: ['/*', `!/${folder}`, '!/tools', '/tools/*', '!/tools/jest'],
  tempDirName: mutationCopy(folder),
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `${output}/${folder}/known.json`,
  force: isFresh,
  concurrency: 1,
  // Long enough for a busy machine; endless loops are detected by their number of iterations.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // The tests are compiled without a type-check.
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: mutationReport(folder) },
  jsonReporter: { fileName: `${output}/${folder}/report.json` },
  thresholds: { high: leastFound, low: leastFound, break: leastFound },
});

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];
