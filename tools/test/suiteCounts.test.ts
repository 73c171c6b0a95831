import { jestCounts, journeyCounts } from './suiteCounts.ts';

test('a suite that could not start counts as a failure', () => {
  const report = JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(jestCounts(() => report, false)).toEqual({ passed: 3, failed: 3 });
});

test('a run that ended badly, or left no report, is a failure though no test failed', () => {
  const report = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
  expect(jestCounts(() => report, false)).toEqual({ passed: 3, failed: 1 });
  expect(jestCounts(() => '', true)).toEqual({ passed: 0, failed: 1 });
});

test('a journey that passes only when repeated has failed', () => {
  const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1 } });
  expect(journeyCounts(() => report, false)).toEqual({ passed: 5, failed: 2 });
});
