import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endingWithParent } from '@festival/service-kit/database/endingWithParent';
import { compileCache } from './compileCache.ts';

/** shop-api as a separate process, which can be ended and started again at the same address. */
export type ApiProcess = {
  url: string;
  /** Starts the process and waits until it is ready. */
  start: () => Promise<void>;
  /** Sends the process a signal and waits for its end. Returns the exit code, or null if the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  isRunning: () => boolean;
  /** The last errors that it logged, one per line. */
  lastErrors: () => string;
};

const main = path.join(import.meta.dirname, '../src/main.ts');
/** Longer than any start, request or background job takes, even on a busy machine. */
const patience = 120_000;

/**
 * Returns a shop-api on this port, which is not started yet; with `script`, another service. Its environment contains
 * `env` and the PATH.
 */
export function apiProcess(port: number, env: Record<string, string>, script = main): ApiProcess {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const errors: string[] = [];

  /** Waits until the process is ready. An error names what is known: how the process ended, its last answer, its own errors. */
  async function isReady(running: ChildProcess): Promise<void> {
    let last = 'no answer';
    const wrong = (words: string) => new Error(`shop-api ${words}; last: ${last}. ${lastErrors()}`.trim());
    for (const until = Date.now() + patience; Date.now() < until; await wait(25)) {
      const end = running.exitCode ?? running.signalCode;
      if (end !== null) throw wrong(`ended with ${end} instead of starting`);
      try {
        const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(patience) });
        if (answer.ok) return;
        last = `${answer.status} ${await answer.text()}`;
      } catch (error) {
        last = String((error as Error).cause ?? error);
      }
    }
    throw wrong('does not start');
  }

  const lastErrors = () => errors.join('').trim();
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;

  return {
    url,
    isRunning,
    lastErrors,
    start: async () => {
      child = spawn(...endingWithParent('KILL', [process.execPath, script]), {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env.PATH,
          ...compileCache,
          PORT: String(port),
          LOG_LEVEL: 'error',
          EXAMPLE_DATA: 'no',
          PAYMENT_SANDBOX: 'yes',
          ...env,
        },
      });
      child.stdout?.setEncoding('utf8').on('data', (lines: string) => {
        errors.push(lines);
        if (errors.length > 20) errors.shift();
      });
      // Needed on systems that do not end child processes together with the tests.
      const last = () => child?.kill('SIGKILL');
      process.once('exit', last);
      child.once('exit', () => process.off('exit', last));
      await isReady(child);
    },
    end: async (signal) => {
      if (child === null || !isRunning()) return child?.exitCode ?? null;
      const ended = once(child, 'exit', { signal: AbortSignal.timeout(patience) });
      child.kill(signal);
      try {
        await ended;
      } catch (error) {
        child.kill('SIGKILL');
        throw new Error(`shop-api does not end by ${signal}`, { cause: error });
      }
      return child.exitCode;
    },
  };
}
