import { join } from 'node:path';

interface Test {
  path: string;
  context: { config: { displayName: { name: string } } };
}
interface SlowFirstModule {
  inShards: (tests: Test[], secondsOf: (test: Test) => number | undefined, shardCount: number) => Test[][];
  recordWith: (
    earlier: Record<string, Record<string, number>>,
    results: { displayName: { name: string }; testFilePath: string; perfStats: { start: number; end: number } }[],
  ) => Record<string, Record<string, number>>;
}
// A module of Jest's own, which has no types.
const module: string = './slowFirst.mjs';
const { inShards, recordWith } = (await import(module)) as SlowFirstModule;

const root = join(import.meta.dirname, '../..');
const testOf = (file: string, name = 'node'): Test => ({
  path: join(root, file),
  context: { config: { displayName: { name } } },
});
const nameOf = ({ path, context }: Test) => `${context.config.displayName.name} ${path.slice(root.length + 1)}`;

const seconds: Record<string, number> = { 'node a': 30, 'two processes a': 20, 'node b': 12, 'node c': 5 };
const tests = [testOf('a'), testOf('a', 'two processes'), testOf('b'), testOf('c'), testOf('d'), testOf('e')];
const split = (given: Test[], count: number) =>
  inShards(given, (test) => seconds[nameOf(test)], count).map((shard) => shard.map(nameOf).sort());

test('shards take about the same time by what was recorded; a file that was not counts a second', () => {
  expect(split(tests, 2)).toEqual([
    ['node a', 'node c'],
    ['node b', 'node d', 'node e', 'two processes a'],
  ]);
});

test('each file of each project is in one shard, and in the same one in whatever order the files are found', () => {
  for (const count of [1, 2, 3, 8]) {
    const shards = split(tests, count);
    expect(shards).toHaveLength(count);
    expect(shards.flat().sort()).toEqual(tests.map(nameOf).sort());
    expect(split(tests.toReversed(), count)).toEqual(shards);
  }
});

test('a run records its files of a second and more by project and path, keeps those of other runs, and drops what is gone', () => {
  const result = (file: string, name: string, milliseconds: number) => ({
    displayName: { name },
    testFilePath: join(root, file),
    perfStats: { start: 1000, end: 1000 + milliseconds },
  });
  const earlier = { node: { 'package.json': 8, 'jest.config.mjs': 7, 'nowhere.test.ts': 6 } };
  const results = [
    result('package.json', 'node', 300),
    result('README.md', 'node', 9_400),
    result('README.md', 'document', 1_600),
  ];
  expect(recordWith(earlier, results)).toEqual({
    node: { 'README.md': 9, 'jest.config.mjs': 7 },
    document: { 'README.md': 2 },
  });
});
