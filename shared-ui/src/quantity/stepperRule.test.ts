import { stepperRule } from './stepperRule.ts';

const pairs = { value: 0, min: 2, max: 6, step: 2, inStock: true, disabled: false };

test('below the minimum, plus jumps to the minimum, and minus jumps to zero [TIX-09]', () => {
  const rule = stepperRule(pairs);
  expect(rule.up(0)).toBe(2);
  expect(rule.down(2)).toBe(0);
  expect(rule.down(0)).toBeNull();
});

test('plus is disabled at the cap and when no stock is left [TIX-09]', () => {
  expect(stepperRule(pairs).up(6)).toBeNull();
  expect(stepperRule({ ...pairs, inStock: false }).up(2)).toBeNull();
});

test('a typed number is limited to the number that can be bought', () => {
  expect(stepperRule(pairs).settle(5)).toBe(4);
  expect(stepperRule(pairs).settle(99)).toBe(6);
});
