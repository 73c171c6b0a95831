import { join } from 'node:path';

interface SlowFirstModule {
  recordWith: (
    earlier: Record<string, Record<string, number>>,
    results: { displayName: { name: string }; testFilePath: string; perfStats: { start: number; end: number } }[],
  ) => Record<string, Record<string, number>>;
}
// A module of Jest, which has no type declarations.
const module: string = './slowFirst.mjs';
const { recordWith } = (await import(module)) as SlowFirstModule;

const root = join(import.meta.dirname, '../..');

test('a run records its files that take a second or more, by project and path, keeps the files of other runs, and removes deleted files', () => {
  const result = (file: string, name: string, milliseconds: number) => ({
    displayName: { name },
    testFilePath: join(root, file),
    perfStats: { start: 1000, end: 1000 + milliseconds },
  });
  const earlier = { node: { 'package.json': 8, 'biome.json': 7, 'nowhere.test.ts': 6 } };
  const results = [
    result('package.json', 'node', 300),
    result('README.md', 'node', 9_400),
    result('README.md', 'document', 1_600),
  ];
  expect(recordWith(earlier, results)).toEqual({
    node: { 'README.md': 9, 'biome.json': 7 },
    document: { 'README.md': 2 },
  });
});
