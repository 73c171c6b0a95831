import { readTestOptions } from './options.ts';

const none = { only: [], all: false, long: false, changed: null, shard: null, record: false };

test('without words a run is the short run', () => {
  expect(readTestOptions([])).toEqual(none);
});

test('words select parts, which run in their fixed order', () => {
  expect(readTestOptions(['journeys', 'types'])).toEqual({ ...none, only: ['types', 'journeys'] });
});

test('a nightly run includes every case', () => {
  expect(readTestOptions(['--long'])).toEqual({ ...none, all: true, long: true });
});

test('changes are counted from a given commit, or from the start of the branch', () => {
  expect(readTestOptions(['--changed']).changed).toBe('');
  expect(readTestOptions(['--changed=HEAD~2', '--all'])).toEqual({ ...none, all: true, changed: 'HEAD~2' });
});

test('a shard is one of several equal parts of the cases', () => {
  expect(readTestOptions(['--shard=1/2']).shard).toEqual({ index: 1, count: 2 });
});

test.each([
  ['--shard=3/2', /Write --shard=1\/2/],
  ['--shard=0/2', /Write --shard=1\/2/],
  ['--shard=half', /Write --shard=1\/2/],
  ['unit', /no part 'unit'. The parts are types, lint/],
  ['--fast', /--fast/],
])('%s is refused, with the correct form', (word, sentence) => {
  expect(() => readTestOptions([word])).toThrow(sentence);
});
