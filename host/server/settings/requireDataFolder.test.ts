import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireDataFolder } from './requireDataFolder.ts';

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'host-data-'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

test('the folder and its parents are created, and stay empty', () => {
  const folder = join(scratch, 'new', 'data');
  requireDataFolder(folder);
  requireDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file in its place is reported, with the setting', () => {
  writeFileSync(join(scratch, 'file'), '');
  expect(() => requireDataFolder(join(scratch, 'file', 'data'))).toThrow(
    /^HOST_DATA is .+\/file\/data, where nothing can be written \(ENOTDIR\): choose a folder/,
  );
});

if (process.platform === 'linux')
  test('the server reports that it cannot create the folder and exits, instead of waiting', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { PATH: process.env.PATH, PORT: '0', HOST_DATA: '/proc/x' },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stderr).toMatch(/HOST_DATA is \/proc\/x, where nothing can be written \(ENOENT\): choose a folder/);
    expect(status).toBe(1);
  });
