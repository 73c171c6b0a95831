import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolderOf } from '../boundaries/workspacePackages.ts';
import { type NumberedTest, numberedTests } from './numberedTests.ts';

interface Requirement {
  id: string;
  /** The packages that are responsible for the row, by folder; `all` is the shell and each remote, `all remotes` each remote. */
  owners: string[];
  promise: string;
  tests: NumberedTest[];
  /** Owners without a test that names the row; empty if the row is proved. */
  silent: string[];
}

/** Every row of docs/requirements.md with the tests that name its number, and the unknown numbers. */
export const provenRequirements = (root: string): { requirements: Requirement[]; unknown: string[] } => {
  const rows = readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(
    /^\| ([A-Z0-9]+-\d+) \| ([^|]*) \| (.*) \|$/gm,
  );
  const tests = testsOf(root);
  const remotes = globSync('mf-*', { cwd: root }).sort();
  const packagesOf = (owner: string): string[] =>
    owner === 'all' ? ['host', ...remotes] : owner === 'all remotes' ? remotes : [owner];
  const requirements = [...rows].map(([, id = '', owner = '', promise = '']) => {
    const own = tests.filter(({ ids }) => ids.includes(id));
    const owners = owner.split(',').map((one) => one.trim());
    return { id, owners, promise, tests: own, silent: silentOwners(owners.flatMap(packagesOf), own) };
  });
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...new Set(tests.flatMap(({ ids }) => ids))].filter((id) => !known.has(id));
  return { requirements, unknown };
};

/** A journey uses all packages, and a test of the tools reads all of them, so either proves a row for all its owners. */
const silentOwners = (owners: string[], tests: NumberedTest[]): string[] => {
  const folders = new Set(tests.map(({ file }) => packageFolderOf(file)));
  if (folders.has('e2e') || folders.has('tools')) return [];
  return owners.filter((owner) => !folders.has(owner));
};

const testsOf = (root: string): NumberedTest[] =>
  globSync('**/*.{test,spec,e2e}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.git|\.data)$/.test(path),
  })
    .sort()
    .flatMap((file) => numberedTests(file, readFileSync(join(root, file), 'utf8')));
