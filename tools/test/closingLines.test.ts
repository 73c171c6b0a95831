import { closingLines } from './closingLines.ts';
import type { FailedCase } from './outcome.ts';

const failed = (name: string | null): FailedCase => ({
  runner: 'jest',
  project: 'services',
  file: 'shop-api/src/order.test.ts',
  name,
  failure: 'expected 200\n\nreceived 429',
});
const nothing = { passed: 12, unsteady: [], failed: [], notRepeated: null, problems: [] };

test('a run without failures reports this in one line', () => {
  expect(closingLines(nothing)).toBe('12 passed, 0 failed');
});

test('an unsteady case counts as passed and is listed with its first failure', () => {
  const lines = closingLines({ ...nothing, unsteady: [failed('orders once')] }).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^1 unsteady: /),
    '  services  shop-api/src/order.test.ts  orders once',
    '      expected 200',
    '      received 429',
    'They are in test-results/unsteady.txt too.',
    '13 passed, 0 failed',
  ]);
});

test('cases that failed twice and problems outside the cases count as failed', () => {
  const text = closingLines({ ...nothing, failed: [failed(null)], problems: ['types: failed'] });
  expect(text).toMatch(/^1 failed twice:\n {2}services {2}shop-api\/src\/order.test.ts {2}\(the whole file\)/);
  expect(text).toMatch(/types: failed\n12 passed, 2 failed$/);
});

test('if a run has too many failures, it says that none was repeated', () => {
  const text = closingLines({ ...nothing, failed: [failed('pays')], notRepeated: 'More than 10 cases failed.' });
  expect(text).toMatch(/^1 failed:/);
  expect(text).toContain('More than 10 cases failed.');
});
