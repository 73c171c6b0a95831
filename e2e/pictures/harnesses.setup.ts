import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { harnessesFolder } from './harnessesFolder.ts';
import { whyNotCompared } from './recordedBrowser.ts';
import { remoteModules } from './remoteModules.ts';

const root = join(import.meta.dirname, '../..');

test('the remotes have a page of their own', ({ browser }, { config }) => {
  const reason = whyNotCompared(browser, config);
  if (reason) console.log(reason);
  test.skip(reason !== null, reason ?? '');
  const folders = Object.keys(remoteModules()).map((remote) => join(root, remote));
  execFileSync(process.execPath, [
    join(root, 'remote-kit/src/harness/writeHarnesses.ts'),
    harnessesFolder(),
    ...folders,
  ]);
});
