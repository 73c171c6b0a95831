/** `npm run test:mutation -- PACKAGE [FOLDER] [--fresh]`: finds small changes of a package's rules (mutants) that no test detects. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** The minimum share of mutants that a package's tests must detect, in percent. */
const leastFound = 90;

/** Tests, exposed modules, hooks and texts contain no rules; components (`.tsx`) are tested by rendering. */
const isNoRule = /\.test\.ts$|\/exposes\/|\/use[A-Z]\w*\.ts$|\/\w*[eE]rrorTexts\.\w+\.ts$|\/laterTextFiles\.ts$/;

process.chdir(join(import.meta.dirname, '../..'));
const words = process.argv.slice(2);
const [folder = '', part = ''] = words.filter((word) => !word.startsWith('--'));
const files = /^((shared|release)-contracts|mf-\w+)$/.test(folder)
  ? globSync(`${join(folder, 'src', part)}/**/*.ts`).filter((path) => !isNoRule.test(path))
  : [];
if (files.length === 0) {
  console.error(
    'Say whose rules: `npm run test:mutation -- shared-contracts`, release-contracts or a remote; after it, if you like, a folder of its src.',
  );
  process.exit(1);
}

/** The folder for a run's output: its copy of the package, its results, and their report. */
const output = `.cache/mutation/${folder}`;
// Files left by a run that Ctrl-C has ended.
rmSync(`${output}/copy`, { recursive: true, force: true });

const stryker = new Stryker({
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
  tempDirName: `${output}/copy`,
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `${output}/known.json`,
  // Tests all mutants again, including those of the last run.
  force: words.includes('--fresh'),
  concurrency: 1,
  // Long enough for a busy machine; endless loops are detected by their number of iterations.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // The tests are compiled without a type-check.
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: `${output}/report.html` },
  jsonReporter: { fileName: `${output}/report.json` },
  thresholds: { high: leastFound, low: leastFound, break: leastFound },
});
try {
  await stryker.runMutationTest();
  console.log(`Each of them in its place: ${output}/report.html`);
} catch {
  // Stryker has already printed the reason.
  process.exitCode = 1;
}
