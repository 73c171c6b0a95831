import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { registryEnvironment } from './registryEnvironment.ts';

/** Runs a release manager's command, as typed after `npm run release --`. */
export const release = (...args: string[]): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../../release-registry/src/cli.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...registryEnvironment() },
  });
