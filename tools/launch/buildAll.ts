import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LaunchProblem, root } from './launchSettings.ts';

/** The remotes of this repository, by folder. */
export const remoteFolders = (): string[] =>
  globSync('mf-*/remote.config.ts', { cwd: root })
    .map((path) => path.split('/')[0] ?? '')
    .sort();

/**
 * Builds the host, the release console and every changed remote; returns a line for each. Does nothing with
 * SHOP_IS_BUILT=yes, which a test run sets after its build: finding no changes takes three seconds of a processor.
 * @throws LaunchProblem.
 */
export const buildAll = async (): Promise<string[]> => {
  if (process.env.SHOP_IS_BUILT === 'yes') return [];
  const waiting = [
    { folder: 'host', script: 'host/build/main.ts', args: [] as string[] },
    { folder: 'services/release-console', script: 'services/release-console/build/main.ts', args: [] },
    ...remoteFolders().map((folder) => ({ folder, script: 'remote-kit/src/cli.ts', args: ['build'] })),
  ];
  const lines: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) lines.push(await build(next));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return lines;
};

const build = async ({ folder, script, args }: { folder: string; script: string; args: string[] }): Promise<string> => {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new LaunchProblem(`${folder} could not be built:\n${output.trim()}`);
  return output.trim();
};
