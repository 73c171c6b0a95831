import { limitsHint } from './limitsHint.ts';

test('the hint shows a step, a minimum or only the maximum [TIX-09]', () => {
  expect(limitsHint({ min: 1, step: 1 })).toBe('most');
  expect(limitsHint({ min: 2, step: 1 })).toBe('range');
  expect(limitsHint({ min: 2, step: 2 })).toBe('steps');
  expect(limitsHint({ min: 4, step: 2 })).toBe('range');
});
