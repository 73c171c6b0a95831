import { readTestOptions } from './options.ts';

const none = { only: [], all: false, long: false, changed: null, shard: null, record: false };

test('without words a run is the short one', () => {
  expect(readTestOptions([])).toEqual(none);
});

test('parts are selected by words, and run in their own order', () => {
  expect(readTestOptions(['journeys', 'types'])).toEqual({ ...none, only: ['types', 'journeys'] });
});

test('a nightly run includes every case', () => {
  expect(readTestOptions(['--long'])).toEqual({ ...none, all: true, long: true });
});

test('changes are counted from a commit, or from where the branch began', () => {
  expect(readTestOptions(['--changed']).changed).toBe('');
  expect(readTestOptions(['--changed=HEAD~2', '--all'])).toEqual({ ...none, all: true, changed: 'HEAD~2' });
});

test('a shard is one of several', () => {
  expect(readTestOptions(['--shard=1/2']).shard).toEqual({ index: 1, count: 2 });
});

test.each([
  ['--shard=3/2', /Write --shard=1\/2/],
  ['--shard=0/2', /Write --shard=1\/2/],
  ['--shard=half', /Write --shard=1\/2/],
  ['unit', /no part 'unit'. The parts are types, lint/],
  ['--fast', /--fast/],
])('%s is refused with the right form', (word, sentence) => {
  expect(() => readTestOptions([word])).toThrow(sentence);
});
