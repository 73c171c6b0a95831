import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, getState, it, resetState, run, test } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

const timeoutKey = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** The part of the `jest` object that these tests use. Modules can't be mocked, since Node loads them. */
const jestWith = (mocker) => ({
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (milliseconds) => {
    globalThis[timeoutKey] = milliseconds;
  },
});

/** If a global has a setter, an assigned value would be hidden, so the global becomes a plain value. */
for (const [name, { get, set, configurable, enumerable }] of Object.entries(
  Object.getOwnPropertyDescriptors(globalThis),
)) {
  const replace = (value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable, enumerable });
  if (set && configurable) Object.defineProperty(globalThis, name, { get, set: replace, configurable, enumerable });
}

/** Records the globals. Returns a function that restores changed and removed ones, and removes new ones. */
const keepGlobals = () => {
  const kept = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!Object.hasOwn(kept, name)) Reflect.deleteProperty(globalThis, name);
    for (const name of Object.keys(kept)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, name);
      if (kept[name].configurable && !isSame(now, kept[name])) Object.defineProperty(globalThis, name, kept[name]);
    }
  };
};
const isSame = (one, other) => one?.value === other.value && one?.get === other.get;

let loads = 0;

/**
 * Jest's `testRunner` for files that Node can load directly: modules are not compiled for Jest, and imports of a test file are loaded once per
 * worker, not once per file. Changes to globals are undone; changes to module state are not, so a test must make none.
 *
 * It depends on Jest's internals, and is kept as long as it saves more than a minute: it saves 0.8 s of processor time for a file of shop-api, 0.1
 * s for a file without a service, and more than 100 s in a whole run (docs/decisions/0029).
 */
export default async function nativeTests(globalConfig, config, environment, _runtime, testPath) {
  const unhandled = [];
  const note = (error) => unhandled.push(error);
  const { console } = globalThis;
  const { moduleMocker } = environment;
  const jest = jestWith(moduleMocker);
  let putBack = () => {};
  const begin = () => {
    process.on('uncaughtException', note);
    Object.assign(globalThis, config.globals, { console: environment.global.console });
    Object.assign(globalThis, {
      afterAll,
      afterEach,
      beforeAll,
      beforeEach,
      describe,
      expect: jestExpect,
      it,
      jest,
      test,
    });
  };
  const end = () => {
    process.off('uncaughtException', note);
    moduleMocker.restoreAllMocks();
    putBack();
    globalThis.console = console;
    for (const name of [timeoutKey, ...Object.keys(config.globals)]) delete globalThis[name];
  };
  begin();
  try {
    resetState();
    const { testNamePattern, testTimeout, expand } = globalConfig;
    Object.assign(getState(), {
      testTimeout: testTimeout ?? 5_000,
      testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
    });
    jestExpect.setState({ expand, testPath });
    // A unique URL, since Node would not load a module again for another project.
    await import(`${pathToFileURL(testPath)}?${loads++}`);
    putBack = keepGlobals();
    const { testResults, unhandledErrors } = await run();
    return resultOf(testResults, [...unhandledErrors, ...unhandled], { globalConfig, config, testPath });
  } finally {
    end();
  }
}

const statuses = { done: 'passed', skip: 'pending', todo: 'todo' };

/** One circus test in the form of Jest's report. */
const assertionOf = ({ status, errors, errorsDetailed, testPath, ...one }) => {
  const [, ...titles] = testPath;
  const title = titles.at(-1);
  return {
    ...one,
    ancestorTitles: titles.slice(0, -1),
    title,
    fullName: titles.join(' '),
    status: errors.length > 0 ? 'failed' : statuses[status],
    failureDetails: errorsDetailed,
    failureMessages: errors,
  };
};

/** Jest's report of a file. An error outside its tests fails the whole file. */
const resultOf = (circusResults, unhandled, { globalConfig, config, testPath }) => {
  const testResults = circusResults.map(assertionOf);
  const count = (status) => testResults.filter((one) => one.status === status).length;
  const result = {
    ...createEmptyTestResult(),
    testResults,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: formatResultsErrors(testResults, config, globalConfig, testPath),
  };
  if (unhandled.length === 0) return result;
  const texts = unhandled.map((error) => formatExecError(error, config, globalConfig, testPath));
  return {
    ...result,
    testExecError: { message: '', stack: texts.join('\n') },
    failureMessage: [result.failureMessage, ...texts].filter(Boolean).join('\n\n'),
  };
};
