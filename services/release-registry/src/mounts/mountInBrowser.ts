import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import type { RegistryError } from '../error/registryError.ts';
import { type Mount, type MountOutcome, mountAnswerSchema } from './mountOutcome.ts';
import { readOnlyRegistry } from './readOnlyRegistry.ts';

/** Loaded by name, because the registry itself runs without a host; only this command needs one. */
const hostScript = '@festival/host/mount';

/** The time limit, in milliseconds, for all versions of one command. */
const timeLimit = 900_000;

/** The environment variables that the host's script needs. It gets no token, since it runs published code. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'HOST_BUILD', 'BRANDS_FOLDER'];

const unavailable = (message: string, reasons: string[] = []): Result<never, RegistryError> =>
  failure({ code: 'mount-unavailable', message, reasons });

/** Mounts versions in the shell of the host's build next to this package, in a separate process. [BYD-09] */
export const mountInBrowser =
  (environment: Readonly<Record<string, string | undefined>>): Mount =>
  async ({ registry, brand, versions }) => {
    const script = findScript();
    if (script === undefined) {
      return unavailable(
        'A mount needs the host: run the command in the folder of the repository, or give --force a reason.',
      );
    }
    const ids = Object.entries(versions).map((pair) => pair.join('@'));
    const env = Object.fromEntries(passedOn.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
    const reads = await readOnlyRegistry(registry);
    try {
      return readAnswer(await run([script, '--registry', reads.url, '--brand', brand, ...ids], env));
    } finally {
      reads.close();
    }
  };

function findScript(): string | undefined {
  try {
    return fileURLToPath(import.meta.resolve(hostScript));
  } catch {
    return undefined;
  }
}

const run = (args: string[], env: NodeJS.ProcessEnv): Promise<{ output: string; errors: string }> =>
  new Promise((resolve) => {
    const options = { env, timeout: timeLimit, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (_error, output, errors) => resolve({ output, errors }));
  });

function readAnswer({ output, errors }: { output: string; errors: string }): Result<MountOutcome, RegistryError> {
  const lines = errors.trim().split('\n').slice(-20);
  try {
    return z.parse(mountAnswerSchema, JSON.parse(output));
  } catch {
    return unavailable('The mount ended without an answer.', lines);
  }
}
