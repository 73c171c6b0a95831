import type { FastifyInstance } from 'fastify';
import { DatabaseStartError } from '../database/DatabaseStartError.ts';
import { SettingsError } from './environment.ts';

type Listening = {
  app: FastifyInstance;
  host: string;
  port: number;
  /** What to let go of once every request is answered and every chore has ended. */
  release?: () => Promise<void>;
};

/**
 * Runs a service until it is asked to stop (SIGTERM, SIGINT): requests under way are answered first.
 * What a person can put right ends it with one sentence instead of a stack.
 */
export async function runService(start: () => Promise<Listening>): Promise<void> {
  try {
    const { app, host, port, release } = await start();
    const stop = (signal: string) => {
      app.log.info({ signal }, 'stopping');
      app
        .close()
        .then(release)
        .then(
          () => process.exit(0),
          (error) => {
            app.log.error(error, 'did not stop cleanly');
            process.exit(1);
          },
        );
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
    await app.listen({ host, port });
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

function sentence(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseStartError) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} at ${address} is taken: stop what listens there, or choose another port.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
