import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { harnessesFolder } from './harnessesFolder.ts';
import { recordBrowser, whyNotCompared } from './recordedBrowser.ts';
import { remoteModules } from './remoteModules.ts';

const root = join(import.meta.dirname, '../..');

test('each remote has a page that shows it alone', ({ browser }, { config }) => {
  if (config.updateSnapshots !== 'none') recordBrowser(browser);
  const reason = whyNotCompared(browser);
  if (reason) console.log(reason);
  test.skip(reason !== null, reason ?? '');
  const folders = Object.keys(remoteModules()).map((remote) => join(root, remote));
  const write = join(root, 'remote-kit/src/harness/writeHarnesses.ts');
  execFileSync(process.execPath, [write, harnessesFolder(), ...folders]);
});
