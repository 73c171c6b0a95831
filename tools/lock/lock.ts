/** `npm run lock`: adds to package-lock.json the binaries of other systems, so that `npm ci` works on each of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completedLock, LockProblem, missingBinaries } from './completedLock.ts';

const file = join(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
try {
  const missing = missingBinaries(lock).length;
  writeFileSync(file, `${JSON.stringify(completedLock(lock), null, 2)}\n`);
  console.log(
    missing === 0 ? 'The lock file is complete.' : `Added ${missing} binaries of other systems to the lock file.`,
  );
} catch (error) {
  if (!(error instanceof LockProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
