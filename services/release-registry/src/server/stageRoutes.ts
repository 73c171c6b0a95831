import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { InTurn } from '../disk/inTurn.ts';
import { refuse } from '../error/refusal.ts';
import { authorship, forceSchema } from '../releases/changes.ts';
import type { Stores } from '../releases/stores.ts';
import type { PlanStore } from '../stages/planStore.ts';
import { stagesSchema } from '../stages/stagePlan.ts';
import type { StageRunner } from '../stages/stageRunner.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, nameOf } from './authorize.ts';

const { by, reason } = authorship;

const orderSchema = z.object({
  ...authorship,
  versions: z
    .record(remoteNameSchema, versionSchema)
    .check(z.refine((versions) => Object.keys(versions).length > 0, 'name at least one remote and version')),
  stages: stagesSchema,
  force: forceSchema,
});

/** Milliseconds between two looks at what is due. */
const pause = 5_000;

type Deps = { stores: Stores; plans: PlanStore; runner: StageRunner; authorize: Authorize; turn: InTurn };

/** Plans of stages: `PUT /brands/<brand>/plan` starts one, `DELETE` ends it, `GET` answers the last one. They move on by themselves. [FED-04] */
export function stageRoutes(app: FastifyInstance, { stores, plans, runner, authorize, turn }: Deps): void {
  const params = z.object({ brand: brandIdSchema });
  const address = { url: '/brands/:brand/plan', params, query: nothing } as const;
  const guard = { authorize, need: ({ brand }: { brand: string }) => ({ activate: brand }) };

  addRoute(app, {
    ...address,
    method: 'PUT',
    guard,
    body: orderSchema,
    async handle({ params: { brand }, body, caller }) {
      const started = await turn(() => runner.start(brand, { ...body, by: nameOf(caller, body.by) }));
      return started.ok ? success({ status: 201, body: { plan: started.value } }) : started;
    },
  });

  addRoute(app, {
    ...address,
    method: 'DELETE',
    guard,
    body: z.object({ by, reason }),
    async handle({ params: { brand }, body: { by, reason }, caller }) {
      const stopped = await turn(() => runner.stop(brand, `${nameOf(caller, by)}: ${reason}`));
      return stopped.ok ? success({ body: { plan: stopped.value } }) : stopped;
    },
  });

  addRoute(app, {
    ...address,
    method: 'GET',
    body: nothing,
    async handle({ params: { brand } }) {
      const plan = await plans.find(brand);
      return plan === null ? refuse('no-plan', `${brand} has no plan of stages.`) : success({ body: { plan } });
    },
  });

  const look = async () => {
    for (const brand of await stores.releases.brands()) {
      const plan = (await runner.isRunning(brand)) ? await turn(() => runner.moveOn(brand)) : null;
      if (plan !== null) app.log.info({ brand, ...plan }, 'stage');
    }
  };
  const looking = runPeriodically(look, pause, (err) => app.log.error({ err }, 'the stages did not move on'));
  app.addHook('onClose', () => looking.stop());
}
