// The entry of `npm start` and `npm test`: runs on Node 20 with nothing installed, installs what is missing, and
// continues with the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unverifiedPackages, whyInstall } from './installedTree.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const pinned = join(root, 'node_modules/node/bin/node');

/**
 * Runs `npm ci` unless node_modules already matches the lock file. Prints the reason first, and what npm does to
 * node_modules. Ends the process if a package in the lock file has no checksum.
 */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20)
    fail(`Node ${process.versions.node} is too old to begin with. Install Node 20 or newer, then try again.`);
  const unverified = unverifiedPackages(root);
  if (unverified.length > 0)
    fail(
      `package-lock.json has no checksum for ${unverified.join(', ')}, so npm could not verify what it installs. Run \`npm run lock\`, which adds them.`,
    );
  const why =
    whyInstall(root) ?? (existsSync(pinned) ? null : 'The pinned Node is missing: its install script has not run.');
  if (why === null) return;
  console.log(`${why} Installing by \`npm ci\`, which empties node_modules first; it takes one to three minutes …`);
  const began = performance.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error || status !== 0)
    fail(
      'npm could not install the packages: see its message above. Check the connection to the npm registry, then try again.',
    );
  if (!existsSync(pinned))
    fail('The pinned Node did not arrive with the install. Run `npm rebuild node`, then try again.');
  console.log(`Installed in ${Math.round((performance.now() - began) / 1000)} s.`);
}

/** Runs a TypeScript file with the pinned Node, passes signals on, and ends with its exit code. */
export function runPinned(script, args = process.argv.slice(2)) {
  const path = [dirname(pinned), join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  const child = spawn(pinned, [join(root, script), ...args], {
    cwd: root,
    // Through the channel the child notices the end of this process, even a kill.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  });
  // A terminal sends Ctrl-C to both processes; a supervisor sends its signal only to this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal));
  // npm's shell forwards no signal: if a signal has ended npm, this process gets another parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
