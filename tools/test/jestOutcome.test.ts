import { type JestReport, jestOutcome } from './jestOutcome.ts';

const report = (...files: Partial<JestReport['files'][number]>[]): string =>
  JSON.stringify({
    files: files.map((file) => ({ project: 'node', file: 'a.test.ts', seconds: 1, broken: null, cases: [], ...file })),
  });

test('a failed case, and a file that can’t be loaded, are listed with the data to run them again', () => {
  const outcome = jestOutcome(
    report(
      {
        cases: [
          { name: 'adds up', status: 'passed', failure: '' },
          { name: 'rounds', status: 'failed', failure: 'expected 1' },
          { name: 'is left out', status: 'pending', failure: '' },
        ],
      },
      { project: 'services', file: 'b.test.ts', broken: 'no such module' },
    ),
    false,
  );
  expect(outcome).toEqual({
    passed: 1,
    failed: [
      { runner: 'jest', project: 'node', file: 'a.test.ts', name: 'rounds', failure: 'expected 1' },
      { runner: 'jest', project: 'services', file: 'b.test.ts', name: null, failure: 'no such module' },
    ],
    problems: [],
  });
});

test('a run that ends with an error, or leaves no report, is a problem even if no case failed', () => {
  expect(jestOutcome(report({}), true).problems).toEqual([]);
  expect(jestOutcome(report({}), false).problems).toEqual([expect.stringContaining('ended badly')]);
  expect(jestOutcome(null, true).problems).toEqual([expect.stringContaining('without a report')]);
});
