import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LaunchProblem, root } from './launchSettings.ts';

export interface ServiceDescription {
  name: string;
  /** TypeScript file, below the repository. */
  script: string;
  env: Record<string, string>;
  /** Answers 200 once the service is ready. */
  readyUrl: string;
}

export interface Service {
  name: string;
  pid: number;
  /** Ends the service by SIGTERM, and by SIGKILL after 10 s. */
  stop(): Promise<void>;
  /** Resolves with a sentence when the service ends by itself. */
  died: Promise<string>;
}

const readyWithin = 60_000;
const stopWithin = 10_000;

/** Starts a service with the pinned Node, its output in `logs/`, and waits until it is ready. */
export const startService = async (description: ServiceDescription, dataFolder: string): Promise<Service> => {
  const { name, script, env, readyUrl } = description;
  const logFile = join(dataFolder, 'logs', `${name}.log`);
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    // A group of its own: Ctrl-C in the terminal reaches the launcher alone, which stops them in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      ...env,
    },
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  let isStopping = false;
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const problem = (what: string) =>
    new LaunchProblem(`${name} ${what}. The end of its log (all of it in ${logFile}):\n${lastLines(logFile)}`);
  await Promise.race([
    ready(readyUrl),
    ended.then(([code]) => Promise.reject(problem(`ended with code ${code} before it was ready`))),
  ]).catch(async (error) => {
    await stopChild(child, ended);
    throw error instanceof LaunchProblem ? error : problem(`was not ready within ${readyWithin / 1000} s`);
  });
  return {
    name,
    pid: child.pid ?? 0,
    stop: () => {
      isStopping = true;
      return stopChild(child, ended);
    },
    died: new Promise((resolve) => {
      void ended.then(([code, signal]) => {
        if (!isStopping) resolve(problem(`ended by itself (${signal ?? `code ${code}`})`).message);
      });
    }),
  };
};

const ready = async (url: string): Promise<void> => {
  const deadline = Date.now() + readyWithin;
  while (Date.now() < deadline) {
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
