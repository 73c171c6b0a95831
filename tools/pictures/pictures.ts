/**
 * `npm run test:pictures [-- WORD…]`: takes all pictures of the remotes and the shell again. With words it takes only the pictures of tests whose title
 * or file contains one of them, and only if they differ. It compares nothing: check the changes in Git before you commit them.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../launch/buildAll.ts';
import { chromium } from '../test/chromium.ts';

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);

const run = (program: string, args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const renew = (env: Record<string, string>): boolean => {
  const began = Date.now();
  // Pictures without a test are deleted too.
  if (words.length === 0) rmSync(join(root, 'e2e/pictures/expected'), { recursive: true, force: true });
  const grep = words.length > 0 ? ['--grep', words.join('|')] : [];
  const made = run('playwright', ['test', '--project=pictures', '--update-snapshots=changed', ...grep], env);
  return run(process.execPath, ['e2e/pictures/storePictures.ts', `${began}`]) && made;
};

const browser = chromium();
if (browser.ok) {
  await buildAll();
  const isRenewed = renew({ ...browser.env, SHOP_IS_BUILT: 'yes', JOURNEY_SHOPS: '1' });
  console.log(
    isRenewed
      ? 'Judge what has changed before you commit it: git status e2e/pictures'
      : 'Not all pictures were made: see above. The earlier ones: git checkout e2e/pictures',
  );
  process.exitCode = isRenewed ? 0 : 1;
} else {
  console.error(browser.problem);
  process.exitCode = 1;
}
