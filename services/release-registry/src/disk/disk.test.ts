import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realDisk } from './disk.ts';

test('a folder and those above it are made, also when they exist', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'disk-'));
  await realDisk.makeFolder(join(scratch, 'a', 'b'));
  await realDisk.makeFolder(join(scratch, 'a', 'b'));
  expect(readdirSync(join(scratch, 'a'))).toEqual(['b']);
  rmSync(scratch, { recursive: true });
});

if (process.platform === 'linux')
  test('where no folder can be made, that is an error and no endless wait', async () => {
    await expect(realDisk.makeFolder('/proc/x/versions')).rejects.toMatchObject({ code: 'ENOENT' });
  });
