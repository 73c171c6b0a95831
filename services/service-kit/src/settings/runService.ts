import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DatabaseStartError } from './DatabaseStartError.ts';
import { SettingsError } from './readEnvironment.ts';

type Service = {
  app: FastifyInstance;
  host: string;
  port: number;
  /** Aborted when the service begins to stop, so that it reports not ready and starts no long work. */
  stopping?: AbortController;
  /** How long the service still accepts requests after that, so that a load balancer can react. */
  stopDelaySeconds?: number;
  /** Called when every request and every background job has finished. */
  release?: () => Promise<void>;
};

const stopSignals = ['SIGTERM', 'SIGINT'] as const;

/** Seconds after the delay: first unfinished requests are cut off, then the process exits in any case. */
const patienceSeconds = { callers: 20, all: 25 };

/**
 * Runs a service until SIGTERM or SIGINT. The service first finishes running requests and ends within 25 s after the
 * delay, with code 0 unless it had to abort something. A second signal ends the service at once. For a mistake that a
 * person can correct, it prints one sentence instead of a stack and ends with code 1.
 */
export async function runService(start: () => Promise<Service>): Promise<void> {
  try {
    const service = await start();
    const { app, host, port } = service;
    const onSignal = (signal: string) => {
      for (const one of stopSignals) process.off(one, onSignal);
      app.log.info({ signal }, 'stopping');
      void stop(service);
    };
    for (const one of stopSignals) process.on(one, onSignal);
    await app.listen({ host, port });
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

async function stop({ app, stopping, stopDelaySeconds = 0, release }: Service): Promise<never> {
  stopping?.abort();
  // Makes clients with a keep-alive connection open a new connection, to another process.
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await wait(stopDelaySeconds * 1000);
  setTimeout(() => app.server.closeAllConnections(), patienceSeconds.callers * 1000);
  setTimeout(() => {
    app.log.error('did not stop in time');
    process.exit(1);
  }, patienceSeconds.all * 1000);
  // Closes connections whose request was still running at the stop, since they remain open after the response.
  setInterval(() => app.server.closeIdleConnections(), 100);
  try {
    await app.close();
    await release?.();
  } catch (error) {
    app.log.error(error, 'did not stop cleanly');
    process.exit(1);
  }
  process.exit(0);
}

function sentence(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseStartError) return error.message;
  const { code, port, address, hostname } = error as {
    code?: string;
    port?: number;
    address?: string;
    hostname?: string;
  };
  if (code === 'EADDRINUSE')
    return `Port ${port} at ${address} is taken: stop what listens there, or choose another port.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} at ${address} is not for this account: choose one from 1024, or start as an account that may.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is ${address ?? hostname}, which is not an address of this machine: choose one, or 0.0.0.0 for all of them.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
