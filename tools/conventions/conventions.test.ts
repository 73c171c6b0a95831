import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
const { workspaces, devEngines, devDependencies } = json('package.json') as {
  workspaces: string[];
  devEngines: { runtime: { name: string; version: string } };
  devDependencies: Record<string, string>;
};

test('the version of Node is exact, and the same for npm', () => {
  const { node = '' } = devDependencies;
  expect(node).toMatch(/^\d+\.\d+\.\d+$/);
  expect(devEngines.runtime).toMatchObject({ name: 'node', version: node });
});

const isInstalled = (path: string) => /(^|\/)(node_modules|dist|template)$/.test(path);

test.each(workspaces)('%s has the usual scripts in the usual form', (folder) => {
  const { scripts = {} } = json(`${folder}/package.json`) as { scripts?: Record<string, string> };
  const hasTests = globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root, exclude: isInstalled }).length > 0;
  const isService = globSync(`${folder}/src/main.ts`, { cwd: root }).length > 0;
  const isRemote = folder.startsWith('mf-');
  const up = relative(folder, '');
  expect(scripts).toMatchObject({
    // The root's TypeScript programs, which define where each file runs.
    typecheck: `tsc -b ${up}`,
    ...(hasTests && { test: `jest --config ${up}/tools/jest/jest.config.mjs ./${folder}/` }),
    ...(isService && { start: 'node src/main.ts' }),
    ...(isRemote && { build: 'remote-kit build', start: 'remote-kit dev' }),
  });
});

/** The lines of CODEOWNERS: each a path with its owners. */
const owned = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...owners] = line.split(/\s+/);
    return { pattern, owners };
  });

test('every package and every other top-level folder has one owner, and the path of each line exists', () => {
  const folders = owned.map(({ pattern }) => pattern).filter((pattern) => pattern !== '*');
  const there = [...workspaces, 'tools', 'docs', 'deploy', '.ci', '.github'];
  // A guide may have another owner than the rest of the guides.
  const [guides, others] = [
    folders.filter((path) => /^\/docs\/./.test(path)),
    folders.filter((path) => !/^\/docs\/./.test(path)),
  ];
  expect(guides.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(others.toSorted()).toEqual(there.map((folder) => `/${folder}/`).toSorted());
  expect(owned.filter(({ owners }) => owners.length !== 1)).toEqual([]);
});
