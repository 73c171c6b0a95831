import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { devBuildName } from './devConfigs.ts';

const script = join(import.meta.dirname, '..', 'server', 'main.ts');

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** The host's server as a process, restarted after each build of the worker's code. */
export function hostProcess(port: number) {
  let child: ChildProcess | undefined;
  let started = Promise.withResolvers<void>();
  let isHeld = true;

  async function stop(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGTERM');
    await once(running, 'exit');
  }

  async function isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    return answer?.ok ?? false;
  }

  /** Makes requests wait from now on, because the server is about to be replaced. */
  function hold(): void {
    if (!isHeld) started = Promise.withResolvers<void>();
    isHeld = true;
  }

  function release(): void {
    isHeld = false;
    started.resolve();
  }

  return {
    stop,
    hold,
    /** Sends the waiting requests to the running server. */
    release,
    /** Resolves when the server answers; if it is running, at once. */
    ready: (): Promise<void> => started.promise,
    /** Resolves when the new server answers. */
    async restart(): Promise<void> {
      hold();
      await stop();
      const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), HOST_BUILD: devBuildName };
      child = spawn(process.execPath, [script], { env, stdio: 'inherit' });
      while (child?.exitCode === null && !(await isReady())) await delay(100);
      release();
    },
  };
}
