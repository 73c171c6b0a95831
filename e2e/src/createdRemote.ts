import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { registryEnvironment } from './registryEnvironment.ts';
import { isLongRun } from './testSize.ts';

const root = join(import.meta.dirname, '../..');

/** The bundler that builds a remote without the kit. If undefined, the kit builds the remote. */
export type Bundler = 'webpack' | 'rspack';

interface CreatedRemote {
  /** Runs a command of the kit in the remote's folder, against the shop of this worker. If the remote has its own bundler, it is built first. */
  kit(...args: string[]): string;
  remove(): void;
}

/** Puts this process's Node first in the path: an older Node on the machine's path cannot run TypeScript. */
const env = () => ({
  ...process.env,
  ...registryEnvironment(),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
});

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', env: env() });

/**
 * Creates a remote. In a long run, and always with its own bundler, the remote is outside the repository and uses
 * packed packages only. Otherwise it is in a folder of the repository, which finds the packages.
 */
export function createdRemote(name: string, bundler?: Bundler): CreatedRemote {
  if (bundler || isLongRun) return createdOutside(name, bundler);
  const folder = join(root, '.cache/created', name);
  rmSync(folder, { recursive: true, force: true });
  run(root, process.execPath, join(root, 'create-remote/src/cli.ts'), folder);
  return {
    kit: (...args) => run(folder, process.execPath, join(root, 'remote-kit/src/cli.ts'), ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function createdOutside(name: string, bundler: Bundler | undefined): CreatedRemote {
  const work = mkdtempSync(join(tmpdir(), 'festival-team-'));
  const packages = join(work, 'packages');
  const folder = join(work, name);
  run(root, process.execPath, join(root, 'tools/packages/packages.ts'), packages);
  const [create = ''] = globSync(join(packages, 'festival-create-remote-*.tgz'));
  const options = ['--packages', packages, ...(bundler ? ['--bundler', bundler] : [])];
  run(work, 'npm', 'exec', '--yes', `--package=${create}`, '--', 'create-remote', name, ...options);
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  const built = bundler ? ['--package', 'dist/package'] : [];
  if (bundler) run(folder, 'npm', 'run', 'build');
  return {
    kit: (...args) => run(folder, 'npx', 'remote-kit', ...args, ...built),
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}
