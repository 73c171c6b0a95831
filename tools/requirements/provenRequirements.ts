import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NumberedTest, numberedTests } from './numberedTests.ts';

interface Requirement {
  id: string;
  /** The packages that answer for it, by their folders; `all` or `all remotes` where any will do. */
  owners: string[];
  promise: string;
  tests: NumberedTest[];
  /** Owners in whose package no test names it; empty once it is proved. */
  silent: string[];
}

/** Every row of docs/requirements.md with the tests that carry its number, and the numbers that no row has. */
export const provenRequirements = (root: string): { requirements: Requirement[]; unknown: string[] } => {
  const rows = readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(
    /^\| ([A-Z0-9]+-\d+) \| ([^|]*) \| (.*) \|$/gm,
  );
  const tests = testsOf(root);
  const requirements = [...rows].map(([, id = '', owner = '', promise = '']) => {
    const own = tests.filter(({ ids }) => ids.includes(id));
    const owners = owner.split(',').map((one) => one.trim());
    return { id, owners, promise, tests: own, silent: silentOwners(owners, own) };
  });
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...new Set(tests.flatMap(({ ids }) => ids))].filter((id) => !known.has(id));
  return { requirements, unknown };
};

/** A journey proves a row for all owners; so does any test where all packages own the row. */
const silentOwners = (owners: string[], tests: NumberedTest[]): string[] => {
  const folders = new Set(tests.map(({ file }) => file.split('/')[0] ?? ''));
  if (folders.size === 0) return owners;
  if (folders.has('e2e')) return [];
  return owners.filter((owner) => !/^all\b/.test(owner) && !folders.has(owner));
};

const testsOf = (root: string): NumberedTest[] =>
  globSync('**/*.{test,spec,e2e}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.git|\.data)$/.test(path),
  })
    .sort()
    .flatMap((file) => numberedTests(file, readFileSync(join(root, file), 'utf8')));
