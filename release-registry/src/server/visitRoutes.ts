import { brandIdSchema } from '@festival/shared-contracts/brand/brandId';
import { success } from '@festival/shared-contracts/errors/result';
import { canaryVisitsSchema } from '@festival/shared-contracts/release/canaryVisits';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { InTurn } from '../releases/inTurn.ts';
import { releaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import { canaryWatch } from '../watch/canaryWatch.ts';
import type { TrialStore } from '../watch/trialStore.ts';
import { addRoute, nothing } from './addRoute.ts';
import type { Authorize } from './authorize.ts';

type Deps = { stores: Stores; trials: TrialStore; authorize: Authorize; now: () => Date; turn: InTurn };

/**
 * `POST /brands/<brand>/visits`: what a host has counted of a brand's canaries since its last report. A canary that is worse than the stable version is
 * taken back; the answer says so. `GET` answers the trials that run. [BYD-08]
 */
export function visitRoutes(app: FastifyInstance, { stores, trials, authorize, now, turn }: Deps): void {
  const address = { url: '/brands/:brand/visits', params: z.object({ brand: brandIdSchema }), query: nothing } as const;
  const watch = canaryWatch({
    stores,
    trials,
    service: releaseService(stores, now),
    onTakenBack: (notice) => app.log.error({ event: 'canary-taken-back', ...notice }, 'a canary was taken back'),
  });

  addRoute(app, {
    ...address,
    method: 'POST',
    guard: { authorize, need: () => ({ watch: true }) },
    body: canaryVisitsSchema,
    async handle({ params: { brand }, body }) {
      const counted = await turn(() => watch.count(brand, body));
      return counted.ok ? success({ body: counted.value }) : counted;
    },
  });

  addRoute(app, {
    ...address,
    method: 'GET',
    body: nothing,
    handle: async ({ params: { brand } }) => success({ body: { trials: await trials.find(brand) } }),
  });
}
