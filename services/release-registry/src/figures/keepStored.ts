import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two times: a registry that is killed loses so much of its figures, and no more. */
const pause = 30_000;

/** Stores what is counted in memory while the server runs, and once more as it ends. */
export function keepStored(app: FastifyInstance, stores: readonly { flush(): Promise<void> }[]): void {
  const flush = async () => {
    for (const store of stores) await store.flush();
  };
  const storing = runPeriodically(flush, pause, (err) => app.log.error({ err }, 'figures were not stored'));
  app.addHook('onClose', async () => {
    await storing.stop();
    await flush().catch((err) => app.log.error({ err }, 'figures were not stored'));
  });
}
