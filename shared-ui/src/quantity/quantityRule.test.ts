import { boundsRule } from './quantityRule.ts';

const rule = boundsRule(0, 9, 2);

test('a quantity moves by its step and stops at its bounds', () => {
  expect(rule.up(0)).toBe(2);
  expect(rule.up(8)).toBeNull();
  expect(rule.down(3)).toBe(1);
  expect(rule.down(1)).toBe(0);
  expect(rule.down(0)).toBeNull();
});

test('a typed number becomes a whole, positive number within the bounds', () => {
  expect(rule.settle(3.6)).toBe(4);
  expect(rule.settle(-4)).toBe(4);
  expect(rule.settle(400)).toBe(9);
});
