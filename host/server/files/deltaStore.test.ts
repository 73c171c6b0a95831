import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { deltaStore } from './deltaStore.ts';

const folder = temporaryFolder();
const sha256Of = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');
const code = (change: string) => Array.from({ length: 300 }, (_, index) => `f${index}(${change});`).join('') + change;

/** Writes a file and an earlier version of it. Returns both. */
function pairOf(name: string, earlier = code('a'), later = `${earlier}// more`) {
  const [file, dictionary] = [join(folder, `${name}.js`), join(folder, `${name}.former.js`)];
  writeFileSync(file, later);
  writeFileSync(dictionary, earlier);
  return { file, dictionary, sha256: sha256Of(earlier), earlier, later };
}

const failing = (error: unknown) => {
  throw error;
};

test('a delta has the dcz header with the hash of its dictionary, and decodes to the file', async () => {
  const pair = pairOf('framed');
  const delta = await deltaStore({ onError: failing, patience: 20_000 }).of(async () => pair);
  expect(delta?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta?.subarray(8, 40).toString('base64')).toBe(pair.sha256);
  const frame = delta?.subarray(40) ?? '';
  expect(zstdDecompressSync(frame, { dictionary: Buffer.from(pair.earlier) }).toString()).toBe(pair.later);
  expect(delta?.length).toBeLessThan(120);
  // The delta is cached, so its buffer must not keep other memory alive.
  expect(delta?.buffer.byteLength).toBe(delta?.length);
});

/** A clock that counts how often it is read: only work is measured. */
function readClock() {
  let reads = 0;
  const now = () => {
    reads += 1;
    return 0;
  };
  return { now, reads: () => reads };
}

test('each delta is made once, and none is made for a browser with another file', async () => {
  const pair = pairOf('once');
  const clock = readClock();
  const store = deltaStore({ onError: failing, patience: 20_000, now: clock.now });
  const atStart = clock.reads();
  expect(await store.of(async () => ({ ...pair, sha256: sha256Of('another') }))).toBeUndefined();
  expect(clock.reads()).toBe(atStart);
  const all = await Promise.all([1, 2, 3].map(() => store.of(async () => pair)));
  all.push(await store.of(async () => pair));
  expect(all[0]).toBeDefined();
  expect(new Set(all).size).toBe(1);
});

test('if a file has little in common with the dictionary, the complete file is sent and no delta is tried again', async () => {
  const random = Array.from({ length: 500 }, (_, index) => sha256Of(String(index))).join('');
  const pair = pairOf('other', code('a'), random);
  const clock = readClock();
  const store = deltaStore({ onError: failing, patience: 20_000, now: clock.now });
  expect(await store.of(async () => pair)).toBeUndefined();
  const reads = clock.reads();
  expect(await store.of(async () => pair)).toBeUndefined();
  expect(clock.reads()).toBe(reads);
});

test('the work on deltas is limited per minute', async () => {
  let time = 0;
  const store = deltaStore({ onError: failing, patience: 20_000, mostWork: 50, now: () => (time += 10) });
  const made: boolean[] = [];
  for (let index = 0; index < 20; index++) {
    const pair = pairOf(`work${index}`);
    made.push((await store.of(async () => pair)) !== undefined);
  }
  expect(made.filter(Boolean).length).toBeLessThan(10);
  expect(made.at(0)).toBe(true);
  expect(made.at(-1)).toBe(false);
  time += 60_000;
  const later = pairOf('later');
  expect(await store.of(async () => later)).toBeDefined();
});

test('the number of waiting deltas is limited', async () => {
  const store = deltaStore({ onError: failing, mostWaiting: 3, patience: 20_000 });
  const pairs = Array.from({ length: 10 }, (_, index) => pairOf(`waiting${index}`));
  const made = await Promise.all(pairs.map((pair) => store.of(async () => pair)));
  expect(made.filter((delta) => delta !== undefined)).toHaveLength(3);
});

test('the memory of deltas is limited: the least recently used one is removed, and made again when it is requested', async () => {
  const store = deltaStore({ onError: failing, patience: 20_000, mostBytes: 1_300 });
  const ask = (pair: ReturnType<typeof pairOf>) => store.of(async () => pair);
  const [one, two, three] = [pairOf('one'), pairOf('two'), pairOf('three')];
  const [first, second] = [await ask(one), await ask(two)];
  expect(await ask(one)).toBe(first);
  await ask(three);
  expect(await ask(one)).toBe(first);
  const again = await ask(two);
  expect(again).toEqual(second);
  expect(again).not.toBe(second);
});

test('a late delta does not delay the answer', async () => {
  const pair = pairOf('late');
  const store = deltaStore({ onError: failing, patience: 30 });
  const { promise, resolve } = Promise.withResolvers<typeof pair>();
  expect(await store.of(() => promise)).toBeUndefined();
  resolve(pair);
});

test('a missing file is not reported, any other error is', async () => {
  const errors: unknown[] = [];
  const store = deltaStore({ onError: (error) => errors.push(error) });
  const pair = pairOf('missing');
  expect(await store.of(async () => ({ ...pair, dictionary: join(folder, 'nothing.js') }))).toBeUndefined();
  expect(errors).toEqual([]);
  expect(await store.of(() => Promise.reject(new Error('the registry is away')))).toBeUndefined();
  expect(errors).toEqual([new Error('the registry is away')]);
});

test('a file that Zstandard refuses as a dictionary is reported once, and its successor is sent completely', async () => {
  const errors: unknown[] = [];
  const store = deltaStore({ onError: (error) => errors.push(error), patience: 20_000 });
  const pair = pairOf('refused');
  // The first bytes of a dictionary in Zstandard's own format.
  const refused = Buffer.concat([Buffer.from('37a430ec', 'hex'), Buffer.from(pair.earlier)]);
  writeFileSync(pair.dictionary, refused);
  const asked = { ...pair, sha256: sha256Of(refused) };
  for (const _time of [1, 2]) expect(await store.of(async () => asked)).toBeUndefined();
  expect(errors).toHaveLength(1);
});
