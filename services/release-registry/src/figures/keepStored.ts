import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two saves. A registry that is killed loses at most the figures of this interval. */
const pause = 30_000;

/** Saves the counts in memory regularly while the server runs, and once more when it stops. */
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
