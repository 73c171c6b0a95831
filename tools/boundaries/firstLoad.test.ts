import { globSync } from 'node:fs';
import { join } from 'node:path';
import { packagesAtOnce } from './packagesAtOnce.ts';

const root = join(import.meta.dirname, '../..');

/** Code that sends and checks calls, or that runs after a press: no page needs it before its first call. */
const waiting = ['zod', 'axios', 'libphonenumber-js', 'embla-carousel-react'];

const chainTo = (start: string) => {
  const chains = packagesAtOnce(root, start);
  return waiting.flatMap((name) => chains.get(name)?.join(' > ') ?? []);
};

test('the shell’s first load does not reach lazy code, and reaches its known files', () => {
  const chains = packagesAtOnce(root, 'host/src/app/entry/entry.browser.tsx');
  expect([...chains.keys()]).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router-dom', 'jotai']));
  expect(chainTo('host/src/app/entry/entry.browser.tsx')).toEqual([]);
});

test('the check follows imports into other packages, and reports the path', () => {
  const way = packagesAtOnce(root, 'mf-travel/src/packages/loadPackages.ts').get('axios');
  expect(way?.at(-1)).toBe('axios');
  expect(way).toContain('shared-contracts/src/api/callEndpoint.ts');
});

/** Validation of forms. */
const callers = /mf-checkout/;

test.each(
  globSync('mf-*/src/exposes/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
    .filter((module) => !callers.test(module))
    .sort(),
)('the first load of %s does not reach lazy code', (module) => {
  expect(chainTo(module)).toEqual([]);
});
