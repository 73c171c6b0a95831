import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { InTurn } from '../disk/inTurn.ts';
import type { Refusal } from '../error/refusal.ts';
import { activationSchema, type Released, rollBackSchema } from '../releases/changes.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, nameOf } from './authorize.ts';

const oneBrand = z.object({ brand: brandIdSchema });
const historyPage = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  before: z._default(z.coerce.number().check(z.int(), z.minimum(1)), Number.MAX_SAFE_INTEGER),
});

type Deps = { stores: Stores; service: ReleaseService; authorize: Authorize; turn: InTurn };

/** Activates, rolls back, and answers the history of both. [FED-04] */
export function releaseRoutes(app: FastifyInstance, { stores, service, authorize, turn }: Deps): void {
  const guard = { authorize, need: ({ brand }: { brand: string }) => ({ activate: brand }) };
  const write = { method: 'POST', guard, params: oneBrand, query: nothing } as const;
  const answer = (result: Result<Released, Refusal>) => {
    if (!result.ok) return result;
    const { brand, revision, by, reason } = result.value.release;
    app.log.info({ outcome: result.value.outcome, brand, revision, by, reason }, 'release');
    return success({ status: result.value.outcome === 'activated' ? 201 : 200, body: result.value });
  };

  addRoute(app, {
    ...write,
    url: '/brands/:brand/releases',
    body: activationSchema,
    handle: async ({ params, body, caller }) =>
      answer(await turn(() => service.activate(params.brand, { ...body, by: nameOf(caller, body.by) }))),
  });

  addRoute(app, {
    ...write,
    url: '/brands/:brand/roll-backs',
    body: rollBackSchema,
    handle: async ({ params, body, caller }) =>
      answer(await turn(() => service.rollBack(params.brand, { ...body, by: nameOf(caller, body.by) }))),
  });

  historyRoutes(app, stores);
}

function historyRoutes(app: FastifyInstance, { releases }: Pick<Stores, 'releases'>): void {
  addRoute(app, {
    method: 'GET',
    url: '/brands/:brand/releases',
    params: oneBrand,
    query: historyPage,
    body: nothing,
    async handle({ params: { brand }, query: { limit, before } }) {
      const revisions = (await releases.revisions(brand)).filter((revision) => revision < before).slice(0, limit);
      const found = await Promise.all(revisions.map((revision) => releases.find(brand, revision)));
      return success({ body: { releases: found } });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/brands',
    params: nothing,
    query: nothing,
    body: nothing,
    handle: async () => success({ body: { brands: await releases.brands() } }),
  });
}
