import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { registryEnvironment } from './registryEnvironment.ts';

const command = (args: readonly string[]) =>
  [
    process.execPath,
    [join(import.meta.dirname, '../../services/release-registry/src/cli.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, ...registryEnvironment() } },
  ] as const;

/** Runs a release manager's command, as typed after `npm run release --`. */
export const release = (...args: string[]): string => execFileSync(...command(args));

/** Like `release`, but asynchronous, so that several commands can run at once. */
export const releaseMeanwhile = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(...command(args))).stdout;

/** Like `release`, but with another account's token. */
export const releaseAs = (token: string, ...args: string[]): string => {
  const [program, typed, options] = command(args);
  return execFileSync(program, typed, { ...options, env: { ...options.env, REGISTRY_TOKEN: token } });
};
