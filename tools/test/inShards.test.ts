import { inShards } from './inShards.mjs';

const seconds: Record<string, number> = { a: 30, b: 20, c: 12, d: 5 };
const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const split = (given: string[], count: number) =>
  inShards(given, { keyOf: (name) => name, secondsOf: (name) => seconds[name] }, count).map((shard) => shard.sort());

test('shards have about the same duration by the recorded times; an item without a recorded time counts as one second', () => {
  expect(split(names, 2)).toEqual([
    ['a', 'd'],
    ['b', 'c', 'e', 'f'],
  ]);
});

test('each item is in one shard, in whatever order the items are found', () => {
  for (const count of [1, 2, 3, 8]) {
    const shards = split(names, count);
    expect(shards).toHaveLength(count);
    expect(shards.flat().sort()).toEqual(names);
    expect(split(names.toReversed(), count)).toEqual(shards);
  }
});
