import { join } from 'node:path';
import { ruleFiles } from './ruleFiles.ts';

const root = join(import.meta.dirname, '../..');

test('the rules of a remote are its plain TypeScript files, without tests, components, hooks and exposed modules', () => {
  const files = ruleFiles(root, 'mf-checkout');
  expect(files).toContain('mf-checkout/src/form/splitPhone.ts');
  expect(files.filter((path) => /test|tsx|\/use[A-Z]|exposes/.test(path))).toEqual([]);
});

test('texts of the contracts do not count as rules, and a folder can be selected', () => {
  expect(ruleFiles(root, 'shared-contracts')).not.toContain('shared-contracts/src/errors/errorTexts.en.ts');
  const files = ruleFiles(root, 'shared-contracts', 'cart');
  expect(files).toContain('shared-contracts/src/cart/cartTotals.ts');
  expect(files.every((path) => path.startsWith('shared-contracts/src/cart/'))).toBe(true);
});
