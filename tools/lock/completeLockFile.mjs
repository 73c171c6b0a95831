// Updates a lock file. Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completedLock, incompleteEntries } from './lockEntries.mjs';

/** The lock file can't be written; the message says what to do. */
export class LockProblem extends Error {
  name = 'LockProblem';
}

/**
 * Updates package-lock.json of `root` from every package.json, and adds the binaries of other systems that npm has omitted, with their checksums.
 * Installs nothing. Returns the completed entries. @throws LockProblem.
 */
export function completeLockFile(root) {
  updateLock(root);
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const entries = incompleteEntries(lock);
  if (entries.length === 0) return [];
  const told = askRegistry(root, entries);
  const refused = entries.filter((_, index) => !told[index]?.integrity).map(({ spec }) => spec);
  if (refused.length > 0)
    throw new LockProblem(
      `The registry in use does not have ${refused.join(', ')}, so package-lock.json can't get its checksum. Run \`npm run lock\` with a registry that has it.`,
    );
  write(file, completedLock(lock, entries, told));
  // In npm's own order, so that the next `npm install` changes nothing else.
  updateLock(root);
  return entries.map(({ spec }) => spec);
}

/** The registry's data for each entry, in the same order, from a lock file that npm writes only for these entries. */
function askRegistry(root, entries) {
  const folder = mkdtempSync(join(tmpdir(), 'festival-lock-'));
  try {
    if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    // The packages are optional, since npm otherwise refuses packages for other systems; they have aliases, since two entries may have the same
    // name.
    const optionalDependencies = Object.fromEntries(
      entries.map(({ spec }, index) => [`entry-${index}`, `npm:${spec}`]),
    );
    write(join(folder, 'package.json'), { private: true, optionalDependencies });
    updateLock(folder);
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    return entries.map((_, index) => {
      const { name: _name, ...entry } = packages[`node_modules/entry-${index}`] ?? {};
      return entry;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function updateLock(folder) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(npm, ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error || status !== 0)
    throw new LockProblem('npm could not write the lock file: see its message above. Nothing was installed.');
}

const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
