import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderError, makeFolder } from './makeFolder.ts';

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'make-folder-'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

test('a missing folder is created with its parents; an existing one is not changed', () => {
  const folder = path.join(scratch, 'a/b/c');
  makeFolder(folder);
  writeFileSync(path.join(folder, 'kept'), '');
  makeFolder(folder);
  expect(readdirSync(folder)).toEqual(['kept']);
});

test('if a folder can’t be created, the reason is reported immediately', () => {
  const file = path.join(scratch, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(new FolderError(`${file} is a file`));
  expect(() => makeFolder(path.join(file, 'below/it'))).toThrow(new FolderError(`${file} is a file`));
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a path where Node would try without end is refused like any other', () => {
  expect(() => makeFolder('/proc/none/below')).toThrow(new FolderError('nothing can be made in /proc'));
  expect(() => makeFolder('/proc/self')).toThrow(new FolderError('nothing can be made in /proc/self'));
});
