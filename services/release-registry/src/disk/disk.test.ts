import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realDisk } from './disk.ts';

test('creating a folder also creates its parents, and succeeds if they already exist', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'disk-'));
  await realDisk.makeFolder(join(scratch, 'a', 'b'));
  await realDisk.makeFolder(join(scratch, 'a', 'b'));
  expect(readdirSync(join(scratch, 'a'))).toEqual(['b']);
  rmSync(scratch, { recursive: true });
});

if (process.platform === 'linux')
  test('if a folder can’t be created, the call fails instead of waiting endlessly', async () => {
    await expect(realDisk.makeFolder('/proc/x/versions')).rejects.toMatchObject({ code: 'ENOENT' });
  });
