import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from './folderFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const contents = new Map([
  ['browser/a.js', Buffer.from('var a;')],
  ['server/remote.cjs', Buffer.from('module.exports = {};')],
]);

test('the files of a place are complete, may be stored again, and are gone after their removal [FED-04]', async () => {
  const store = await folderFiles(folder);
  for (const _time of [1, 2]) await store.store('mf_tickets/1.0.0/a', contents);
  await store.store('mf_basket/1.0.0/a', contents);
  const at = await store.folderWith('mf_tickets/1.0.0/a', []);
  for (const [path, content] of contents) expect(readFileSync(join(at, path))).toEqual(content);
  await store.remove('mf_tickets/1.0.0/a');
  await store.remove('mf_tickets/1.0.0/never');
  expect((await store.places()).map(({ place }) => place)).toEqual(['mf_basket/1.0.0/a']);
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
});

test('a start removes what a crash left, and no draft that another registry may still write [FED-04]', async () => {
  for (const name of ['left', 'being-written']) mkdirSync(join(folder, 'tmp', name, 'browser'), { recursive: true });
  utimesSync(join(folder, 'tmp/left'), 0, 0);
  await folderFiles(folder);
  expect(readdirSync(join(folder, 'tmp'))).toEqual(['being-written']);
});
