import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const { exports, serverOnly, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const subpaths = Object.entries<string>(exports);

test('the subpaths are an explicit list of existing files, each named after its file', () => {
  for (const [subpath, file] of subpaths) {
    expect(subpath).not.toContain('*');
    expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
    if (file.endsWith('.ts')) expect(file).toBe(`./src/${subpath.slice(2)}.ts`);
  }
  expect(subpaths.map(([subpath]) => subpath)).toEqual(expect.arrayContaining(serverOnly));
});

test('the browser’s code stays small: `zod/mini` and never `zod`', () => {
  const files = globSync('src/**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const heavy = files.filter((file) => /from 'zod'/.test(readFileSync(join(folder, file), 'utf8')));
  expect(files.length).toBeGreaterThan(50);
  expect(heavy).toEqual([]);
});

test('the package has a version that ranges can match', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
