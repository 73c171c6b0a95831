import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, getState, it, resetState, run, test } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

const timeoutKey = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** What these tests use of Jest's own object. Modules can not be mocked: they are Node's. */
const jestWith = (mocker) => ({
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (milliseconds) => {
    globalThis[timeoutKey] = milliseconds;
  },
});

/** What is assigned to a global of Node's with a setter would stay behind it, where nobody sees it: it becomes a plain value. */
for (const [name, { get, set, configurable, enumerable }] of Object.entries(
  Object.getOwnPropertyDescriptors(globalThis),
)) {
  const replace = (value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable, enumerable });
  if (set && configurable) Object.defineProperty(globalThis, name, { get, set: replace, configurable, enumerable });
}

/** Remembers the globals. Answers a function that puts back those that were changed or removed since, and removes new ones. */
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
 * Jest's `testRunner` for files that Node itself can load: no module is compiled for Jest, and what a test file imports is
 * loaded once per worker, not once per file. What a test changes in a global is put back; in a module it must leave nothing behind.
 *
 * It reaches into Jest's own packages, and stays while that saves more than a minute: of a processor it saves 0.8 s for a file of
 * shop-api, 0.1 s for one without a service, and more than 100 s in a whole run (docs/decisions/0029).
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
    // A name of its own, since Node would not run a module again that another project has run.
    await import(`${pathToFileURL(testPath)}?${loads++}`);
    putBack = keepGlobals();
    const { testResults, unhandledErrors } = await run();
    return resultOf(testResults, [...unhandledErrors, ...unhandled], { globalConfig, config, testPath });
  } finally {
    end();
  }
}

const statuses = { done: 'passed', skip: 'pending', todo: 'todo' };

/** One test of circus as Jest reports it. */
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

/** What Jest reports of a file. Errors outside its tests fail it as a whole. */
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
