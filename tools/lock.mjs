// `npm run lock`: updates package-lock.json from every package.json, with the checksum of every system's binaries. It
// installs nothing: an install from a lock file without checksums is refused.
import { root } from './launch/pinnedNode.mjs';
import { completeLockFile, LockProblem } from './lock/completeLockFile.mjs';

try {
  const added = completeLockFile(root);
  console.log(
    added.length === 0
      ? 'The lock file is complete.'
      : `The lock file is complete. Added from the registry: ${added.join(', ')}.`,
  );
} catch (error) {
  if (!(error instanceof LockProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
