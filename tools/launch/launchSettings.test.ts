import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLaunchSettings, startBeside } from './launchSettings.ts';
import { clearFormerRun, writeRunRecord } from './runRecord.ts';

test('a second shop gets its own data folder and ports', () => {
  const given = Object.fromEntries([...startBeside().matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
  const [usual, beside] = [readLaunchSettings({}), readLaunchSettings(given)];
  expect(beside.dataFolder).not.toBe(usual.dataFolder);
  const shared = Object.values(usual.ports).filter((port) => Object.values(beside.ports).includes(port));
  expect(shared).toEqual([]);
});

test('a start on the data of a running shop is refused with a sentence that says how to start a second one', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'festival-run-'));
  try {
    const none = { apiUrl: '', sandboxUrl: '', registryUrl: '', registryToken: '' };
    const rest = { publisherKey: '', signOnUrl: '', databaseUrl: '' };
    writeRunRecord(dataFolder, {
      ...none,
      ...rest,
      launcher: process.pid,
      services: [],
      shopUrl: 'http://127.0.0.1:3000',
    });
    await expect(clearFormerRun(dataFolder)).rejects.toThrow(startBeside());
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
