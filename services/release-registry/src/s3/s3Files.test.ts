import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import { s3Server } from '../testing/s3Server.ts';
import { type S3Place, s3Files } from './s3Files.ts';

const contents = new Map([
  ['browser/a.js', Buffer.from('var a;')],
  ['server/remote.cjs', Buffer.from('module.exports = {};')],
]);
const listed = [...contents].map(([path, content]) => ({ path, sha384: sha384Of(content), bytes: content.length }));

let place: S3Place;
let folder: string;
beforeEach(async () => {
  place = await s3Server();
  folder = await mkdtemp(join(tmpdir(), 'registry-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const storeAt = (cache: string) => s3Files(place, join(folder, cache));

test('files that one registry stores are served by another, even after S3 no longer answers', async () => {
  const [here, there] = [storeAt('here'), storeAt('there')];
  await here.store('mf_tickets/1.0.0/a', contents);
  const at = await there.folderWith('mf_tickets/1.0.0/a', listed);
  for (const [path, content] of contents) expect(await readFile(join(at, path))).toEqual(content);
  await here.remove('mf_tickets/1.0.0/a');
  expect(await there.folderWith('mf_tickets/1.0.0/a', listed)).toBe(at);
  await expect(here.folderWith('mf_tickets/1.0.0/a', listed)).rejects.toThrow();
});

test('an object that differs from the published file is not served', async () => {
  const store = storeAt('here');
  await store.store('mf_tickets/1.0.0/a', new Map([...contents, ['browser/a.js', Buffer.from('var b;')]]));
  await expect(store.folderWith('mf_tickets/1.0.0/a', listed)).rejects.toThrow(
    'browser/a.js is not what was published',
  );
});

test('places are listed after files were stored, and a removed place has no objects left', async () => {
  const store = storeAt('here');
  await store.store('mf_tickets/1.0.0/a', contents);
  await store.store('mf_tickets/1.0.0/b', contents);
  await store.store('mf_basket/1.0.0/a', contents);
  await store.remove('mf_tickets/1.0.0/b');
  await store.remove('mf_tickets/1.0.0/never');
  const places = await store.places();
  expect(places.map((stored) => stored.place).sort()).toEqual(['mf_basket/1.0.0/a', 'mf_tickets/1.0.0/a']);
  for (const { storedAt } of places) expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000);
});
