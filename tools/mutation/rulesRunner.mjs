import { globSync } from 'node:fs';
import { join } from 'node:path';
import { addEventHandler } from 'jest-circus';
import NativeEnvironment from '../test/nativeEnvironment.mjs';
import nativeTests from '../test/nativeTests.mjs';

/** Long enough for a slow test on a busy machine. Stryker ends endless loops. */
const testTimeout = 120_000;

/** Shared state of the mutated modules: the active mutant, and the mutants that each test covers. */
const mutated = {};

/** A test's name is unique only within its file. */
const idOf = (file, name) => `${file}: ${name}`;

/** The names of a circus test and its parents; the root has none. */
const nameOf = ({ name, parent }) => (parent?.parent ? `${nameOf(parent)} ${name}` : name);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the tests of a file, or only those with these names. */
async function resultsOf(file, names) {
  const testNamePattern = names && `^(?:${names.map(escaped).join('|')})$`;
  const config = { globals: {}, rootDir: process.cwd(), testMatch: [] };
  const path = join(process.cwd(), file);
  const result = await nativeTests({ testNamePattern, testTimeout }, config, new NativeEnvironment(), undefined, path);
  if (result.testExecError) throw new Error(`${file}: ${result.failureMessage}`);
  return result.testResults.filter(({ status }) => status !== 'pending');
}

/**
 * Stryker's test runner for rules whose tests Node can load directly (docs/decisions/0029): modules are loaded once, and each mutant only runs the
 * tests that cover it. In Jest each mutant loads every test file that imports its file, which takes hours for a package whose files import each
 * other. It depends on Jest's internals, and is kept as long as it saves more than a minute: for the 2,000 mutants of shared-contracts it takes
 * minutes instead of hours (docs/decisions/0029).
 */
class RulesRunner {
  #file;
  #mutant;
  #hasRun = false;
  #isSpoiled = false;

  constructor() {
    Object.assign(globalThis, { __stryker__: mutated });
    addEventHandler((event) => this.#follow(event));
  }

  /** Without this Stryker would start a process for each mutant in code that runs while a file loads; no mutant is active then. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    const tests = [];
    for (const file of globSync('{*,services/*}/src/**/*.test.ts').sort()) {
      this.#file = file;
      for (const { fullName: name, status, duration, failureMessages } of await resultsOf(file)) {
        const outcome = status === 'failed' ? { status: 1, failureMessage: failureMessages.join('\n') } : { status: 0 };
        const fileName = join(process.cwd(), file);
        tests.push({ id: idOf(file, name), name, fileName, timeSpentMs: duration ?? 0, ...outcome });
      }
    }
    return { status: 'complete', tests, mutantCoverage: mutated.mutantCoverage };
  }

  /** Stops at the first file with a failed test. */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (this.#isSpoiled) throw new Error('A module keeps state of another mutant');
    Object.assign(mutated, { hitLimit, hitCount: hitLimit ? 0 : undefined });
    const isFirst = !this.#hasRun;
    this.#hasRun = true;
    let nrOfTests = 0;
    for (const [file, ids] of Map.groupBy(testFilter, (id) => id.slice(0, id.indexOf(': ')))) {
      this.#file = file;
      const names = ids.map((id) => id.slice(idOf(file, '').length));
      this.#mutant = activeMutant.id;
      const results = await resultsOf(file, names);
      nrOfTests += results.length;
      if (mutated.hitCount > hitLimit) return { status: 'timeout' };
      const failed = results.filter(({ status }) => status === 'failed');
      if (failed.length > 0) {
        const failedNames = failed.map(({ fullName }) => fullName);
        await this.#forgetMutant(file, failedNames, isFirst);
        const killedBy = failedNames.map((name) => idOf(file, name));
        return { status: 'killed', killedBy, nrOfTests, failureMessage: failed[0].failureMessages.join('\n') };
      }
    }
    return { status: 'survived', nrOfTests };
  }

  /**
   * A module may cache a mutant's result (such as a table of formatters). Its tests then fail without the mutant too, and this process would count
   * the next mutants as detected for a wrong reason. If this throws, Stryker runs the mutant again in a new process.
   */
  async #forgetMutant(file, names, isFirst) {
    this.#mutant = undefined;
    const results = await resultsOf(file, names);
    if (results.every(({ status }) => status !== 'failed')) return;
    this.#isSpoiled = true;
    if (!isFirst) throw new Error(`${file} fails after a mutant`);
  }

  /** A mutant is only active in tests: code that runs while a file loads is not mutated, and the next mutant uses the loaded module. */
  #follow({ name, test }) {
    if (name === 'test_start') {
      Object.assign(mutated, { currentTestId: idOf(this.#file, nameOf(test)), activeMutant: this.#mutant });
    }
    if (name === 'test_done') Object.assign(mutated, { currentTestId: undefined, activeMutant: undefined });
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'rules', injectableClass: RulesRunner }];
