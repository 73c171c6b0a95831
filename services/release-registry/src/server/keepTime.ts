import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { FastifyInstance } from 'fastify';
import type { Stores } from '../releases/stores.ts';
import type { StageRunner } from '../stages/stageRunner.ts';
import type { InTurn } from '../storage/inTurn.ts';
import type { RequestedReleases } from '../waiting/requestedReleases.ts';
import type { WaitingStore } from '../waiting/waitingStore.ts';

/** Milliseconds between two checks for due actions. */
const pause = 5_000;

type Deps = { stores: Stores; waiting: WaitingStore; requested: RequestedReleases; runner: StageRunner; turn: InTurn };

/**
 * Carries out due actions at intervals: starts the next stage of plans, and makes planned releases whose time has come,
 * even if it came while no registry ran. [FED-04]
 */
export function keepTime(app: FastifyInstance, { stores, waiting, requested, runner, turn }: Deps): void {
  const look = async () => {
    for (const brand of new Set([...(await stores.releases.brands()), ...(await waiting.brands())])) {
      const ended = (await requested.hasDue(brand)) ? await turn(() => requested.moveOn(brand)) : [];
      for (const { number, state, revision, why } of ended) {
        app.log[state === 'made' ? 'info' : 'error']({ brand, number, state, revision, why }, 'a release that waited');
      }
      const plan = (await runner.isRunning(brand)) ? await turn(() => runner.moveOn(brand)) : null;
      if (plan !== null) app.log.info({ brand, ...plan }, 'stage');
    }
  };
  let looking: ReturnType<typeof runPeriodically> | undefined;
  app.addHook('onReady', async () => {
    looking = runPeriodically(look, pause, (err) => app.log.error({ err }, 'what is due was not done'));
  });
  app.addHook('onClose', () => looking?.stop());
}
