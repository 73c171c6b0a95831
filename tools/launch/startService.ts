import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endingWithParent } from '@festival/service-kit/database/endingWithParent';
import type { Part, RunningPart } from './keepShop.ts';
import { LaunchProblem, root } from './launchSettings.ts';

export interface ServiceDescription {
  name: string;
  /** TypeScript file, relative to the repository. */
  script: string;
  env: Record<string, string>;
  /** A URL that responds with 200 once the service is ready. */
  readyUrl: string;
  needs: Part['needs'];
}

const readyWithin = 60_000;
const stopWithin = 10_000;

/** Where the services write their logs, which only this account can read. */
export const logsOf = (dataFolder: string): string => join(dataFolder, 'logs');

/** Starts a service with the pinned Node, its output in `logs/`, and waits until it is ready. @throws LaunchProblem. */
export const startService = async (
  { name, script, env, readyUrl }: ServiceDescription,
  dataFolder: string,
  signal: AbortSignal,
): Promise<RunningPart> => {
  const file = join(logsOf(dataFolder), `${name}.log`);
  mkdirSync(logsOf(dataFolder), { recursive: true, mode: 0o700 });
  const child = startChild(script, env, file);
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  child.once('exit', () => endGroup(child));
  const problem = (what: string) =>
    new LaunchProblem(`${name} ${what}. The end of its log (all of it in ${file}):\n${lastLines(file)}`);
  await Promise.race([
    ready(readyUrl, signal),
    ended.then(([code]) => Promise.reject(problem(`ended with code ${code} before it was ready`))),
  ]).catch(async (error) => {
    await stopChild(child, ended);
    throw error instanceof LaunchProblem ? error : problem(`was not ready within ${readyWithin / 1000} s`);
  });
  return {
    pid: child.pid ?? 0,
    stop: () => stopChild(child, ended),
    ended: ended.then(([code, killedBy]) => `ended by itself (${killedBy ?? `code ${code}`}). Its log is ${file}.`),
  };
};

/** If the system has `setpriv`, this program ends the service even if the launcher is killed. */
const startChild = (script: string, env: Record<string, string>, logFile: string): ChildProcess => {
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawn(...endingWithParent('TERM', [process.execPath, join(root, script)]), {
      cwd: root,
      // A separate process group: Ctrl-C in the terminal reaches only the launcher, which stops the services in order.
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_ENV: process.env.NODE_ENV ?? 'production',
        // Node's compile cache, for faster later starts.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        ...env,
      },
    });
  } finally {
    closeSync(log);
  }
};

/** Ends child processes that the service has left: one in an endless loop does not notice that its parent is gone. */
const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
};

const ready = async (url: string, signal: AbortSignal): Promise<void> => {
  const deadline = Date.now() + readyWithin;
  while (Date.now() < deadline && !signal.aborted) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error('not ready');
};

const stopChild = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithin);
  await ended;
  clearTimeout(timer);
};

const lastLines = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
};
