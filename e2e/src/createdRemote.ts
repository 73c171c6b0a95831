import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { registryEnvironment } from './registryEnvironment.ts';
import { isLongRun } from './testSize.ts';

const root = join(import.meta.dirname, '../..');

interface CreatedRemote {
  /** Runs a command of the kit in the remote's folder, against the shop of this worker. */
  kit(...args: string[]): string;
  remove(): void;
}

/** An older Node on the machine's path runs no TypeScript. */
const env = () => ({
  ...process.env,
  ...registryEnvironment(),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
});

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', env: env() });

/**
 * Makes a new remote: in a long run outside the repository, from packed packages only, else in a folder of the repository that finds the
 * packages by themselves.
 */
export function createdRemote(name: string): CreatedRemote {
  if (isLongRun) return createdOutside(name);
  const folder = join(root, '.cache/created', name);
  rmSync(folder, { recursive: true, force: true });
  run(root, process.execPath, join(root, 'create-remote/src/cli.ts'), folder);
  return {
    kit: (...args) => run(folder, process.execPath, join(root, 'remote-kit/src/cli.ts'), ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function createdOutside(name: string): CreatedRemote {
  const work = mkdtempSync(join(tmpdir(), 'festival-team-'));
  const packages = join(work, 'packages');
  const folder = join(work, name);
  run(root, process.execPath, join(root, 'tools/packages/packages.ts'), packages);
  const [create = ''] = globSync(join(packages, 'festival-create-remote-*.tgz'));
  run(work, 'npm', 'exec', '--yes', `--package=${create}`, '--', 'create-remote', name, '--packages', packages);
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  return {
    kit: (...args) => run(folder, 'npx', 'remote-kit', ...args),
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}
