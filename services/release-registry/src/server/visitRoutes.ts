import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { canaryVisitsSchema } from '@festival/release-contracts/release/canaryVisits';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ErrorStore } from '../figures/errorStore.ts';
import type { FigureStore } from '../figures/figureStore.ts';
import type { HealthLog } from '../health/healthLog.ts';
import type { ReleaseMetrics } from '../metrics/releaseMetrics.ts';
import type { ListedSteps } from '../releases/listedSteps.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import type { StageRunner } from '../stages/stageRunner.ts';
import type { InTurn } from '../storage/inTurn.ts';
import { canaryWatch } from '../watch/canaryWatch.ts';
import type { TrialStore } from '../watch/trialStore.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, forStaff } from './authorize.ts';

type Deps = {
  stores: Stores;
  trials: TrialStore;
  health: HealthLog;
  figures: Pick<FigureStore, 'count'>;
  errors: Pick<ErrorStore, 'add'>;
  listed: Pick<ListedSteps, 'add'>;
  service: ReleaseService;
  authorize: Authorize;
  turn: InTurn;
  stages: Pick<StageRunner, 'isRunning' | 'moveOn'>;
  metrics: Pick<ReleaseMetrics, 'takenBack'>;
};

/**
 * `POST /brands/<brand>/visits`: adds a host's counts of a brand's remotes since its last report. A canary that is
 * worse than the stable version is taken back, and the answer contains the release that did so. `GET` returns the
 * running trials, and the last trial of each remote without a running canary. [BYD-08]
 */
export function visitRoutes(
  app: FastifyInstance,
  { stores, trials, health, figures, errors, listed, service, authorize, turn, stages, metrics }: Deps,
): void {
  const address = { url: '/brands/:brand/visits', params: z.object({ brand: brandIdSchema }), query: nothing } as const;
  const watch = canaryWatch({
    stores,
    trials,
    service,
    turn,
    onTakenBack: (event) => {
      metrics.takenBack.inc({ brand: event.brand, remote: event.remote });
      app.log.error({ event: 'canary-taken-back', ...event }, 'a canary was taken back');
    },
  });

  addRoute(app, {
    ...address,
    method: 'POST',
    guard: { authorize, need: () => ({ watch: true }) },
    body: canaryVisitsSchema,
    async handle({ params: { brand }, body }) {
      health.count(brand, body);
      figures.count(brand, body);
      errors.add(brand, body.errors);
      const { listed: steps = [] } = body;
      if (steps.length > 0) await turn(() => listed.add(brand, steps));
      const counted = await watch.count(brand, body);
      // A plan waits for visits, and ends when its canary is taken back.
      if (counted.ok && (await stages.isRunning(brand))) await turn(() => stages.moveOn(brand));
      return counted.ok ? success({ body: counted.value }) : counted;
    },
  });

  addRoute(app, {
    ...address,
    method: 'GET',
    guard: forStaff(authorize),
    body: nothing,
    async handle({ params: { brand } }) {
      const { pins = {} } = (await stores.releases.current(brand)) ?? {};
      const { running, ended } = await trials.read(brand, pins);
      return success({ body: { trials: running, ended } });
    },
  });
}
