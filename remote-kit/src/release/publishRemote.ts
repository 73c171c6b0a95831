import { spawn } from 'node:child_process';
import { buildRemote } from '../build/buildRemote.ts';

/**
 * Builds the remote in `folder` and publishes it through the release registry's own command.
 * @returns the exit code of `release publish`.
 */
export async function publishRemote(settings: { folder: string; version: string | undefined }): Promise<number> {
  const { releaseFolder } = await buildRemote(settings);
  // npm puts every package's command on the PATH of a script; the registry's is called `release`.
  const child = spawn('release', ['publish', releaseFolder], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(`The command "release" did not start (${error.message}): run this through npm run publish.`)),
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
