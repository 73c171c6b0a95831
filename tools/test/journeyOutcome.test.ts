import { journeyOutcome, journeysOf } from './journeyOutcome.ts';

const spec = (title: string, status: string, messages: string[] = []) => ({
  title,
  tests: [
    {
      projectName: 'desktop',
      status,
      results: messages.length > 0 ? messages.map((message) => result(message)) : [result()],
    },
  ],
});
const result = (message?: string) => ({ duration: 1_500, errors: message === undefined ? [] : [{ message }] });

const report = JSON.stringify({
  config: { rootDir: '/shop/e2e/src' },
  suites: [
    {
      title: 'pay.e2e.ts',
      file: 'pay.e2e.ts',
      specs: [spec('pays', 'expected'), spec('is left out', 'skipped')],
      suites: [
        {
          title: 'at the provider',
          file: 'pay.e2e.ts',
          specs: [
            spec('waits', 'unexpected', ['\u001b[31mno button\u001b[39m']),
            spec('returns', 'flaky', ['late', '']),
          ],
        },
      ],
    },
  ],
});

test('a failed journey is listed with project, file and path, also if it passed when repeated', () => {
  const at = { runner: 'playwright', project: 'desktop', file: 'pay.e2e.ts' };
  expect(journeyOutcome(report, false)).toEqual({
    passed: 1,
    failed: [
      { ...at, name: 'at the provider › waits', failure: 'no button' },
      { ...at, name: 'at the provider › returns', failure: 'late\n' },
    ],
    problems: [],
  });
});

test('the seconds of a journey include all its attempts', () => {
  expect(journeysOf(report).map(({ seconds }) => seconds)).toEqual([1.5, 1.5, 1.5, 3]);
});

test('a run that ends with an error, or leaves no report, is a problem even if no journey failed', () => {
  const empty = JSON.stringify({ config: { rootDir: '' }, suites: [] });
  expect(journeyOutcome(empty, true).problems).toEqual([]);
  expect(journeyOutcome(empty, false).problems).toEqual([expect.stringContaining('ended badly')]);
  expect(journeyOutcome(null, true).problems).toEqual([expect.stringContaining('without a report')]);
});
