import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../error/refusal.ts';
import { authorship, forceSchema, momentSchema } from '../releases/changes.ts';
import type { PlanStore } from '../stages/planStore.ts';
import { stagesSchema } from '../stages/stagePlan.ts';
import type { StageRunner } from '../stages/stageRunner.ts';
import type { InTurn } from '../storage/inTurn.ts';
import type { RequestedReleases } from '../waiting/requestedReleases.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, accountOf, forStaff, nameOf } from './authorize.ts';
import { requestAnswer } from './releaseRoutes.ts';

const { by, reason } = authorship;

const orderSchema = z.object({
  ...authorship,
  versions: z
    .record(remoteNameSchema, versionSchema)
    .check(z.refine((versions) => Object.keys(versions).length > 0, 'name at least one remote and version')),
  stages: stagesSchema,
  force: forceSchema,
  at: momentSchema,
});

type Deps = { plans: PlanStore; runner: StageRunner; requested: RequestedReleases; authorize: Authorize; turn: InTurn };

/**
 * Plans of stages: `PUT /brands/<brand>/plan` starts one, `DELETE` ends it, `GET` returns the last one. The stages
 * advance automatically. [FED-04]
 */
export function stageRoutes(app: FastifyInstance, { plans, runner, requested, authorize, turn }: Deps): void {
  const params = z.object({ brand: brandIdSchema });
  const address = { url: '/brands/:brand/plan', params, query: nothing } as const;
  const guard = { authorize, need: ({ brand }: { brand: string }) => ({ activate: brand }) };

  addRoute(app, {
    ...address,
    method: 'PUT',
    guard,
    body: orderSchema,
    async handle({ params: { brand }, body, caller }) {
      const { versions, stages, ...given } = body;
      const order = { ...given, by: nameOf(caller, given.by), account: accountOf(caller) };
      return requestAnswer(
        app,
        await turn(() => requested.request(brand, { kind: 'stages', versions, stages }, order)),
      );
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
    guard: forStaff(authorize),
    body: nothing,
    async handle({ params: { brand } }) {
      const plan = await plans.find(brand);
      return plan === null ? refuse('no-plan', `${brand} has no plan of stages.`) : success({ body: { plan } });
    },
  });
}
