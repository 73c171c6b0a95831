import { brandIdSchema } from '@festival/shared-contracts/release/release';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Result, succeed } from '../problem/problem.ts';
import { activationSchema, rollBackSchema } from '../releases/changes.ts';
import { type Released, releaseDesk, type Stores } from '../releases/releaseDesk.ts';
import { addRoute, nothing } from './addRoute.ts';

const oneBrand = z.object({ brand: brandIdSchema });
const historyPage = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  before: z._default(z.coerce.number().check(z.int(), z.minimum(1)), Number.MAX_SAFE_INTEGER),
});

/** Activating, rolling back, and the history of both. [FED-04] */
export function addReleaseRoutes(app: FastifyInstance, stores: Stores, token: string, now: () => Date): void {
  const desk = releaseDesk(stores, now);
  const write = { method: 'POST', token, params: oneBrand, query: nothing } as const;
  const answer = (result: Result<Released>) => {
    if (!result.ok) return result;
    const { brand, serial, by, reason } = result.value.release;
    app.log.info({ outcome: result.value.outcome, brand, serial, by, reason }, 'release');
    return succeed({ status: result.value.outcome === 'activated' ? 201 : 200, body: result.value });
  };

  addRoute(app, {
    ...write,
    url: '/brands/:brand/releases',
    body: activationSchema,
    handle: async ({ params, body }) => answer(await desk.activate(params.brand, body)),
  });

  addRoute(app, {
    ...write,
    url: '/brands/:brand/roll-backs',
    body: rollBackSchema,
    handle: async ({ params, body }) => answer(await desk.rollBack(params.brand, body)),
  });

  addRoute(app, {
    method: 'GET',
    url: '/brands/:brand/releases',
    params: oneBrand,
    query: historyPage,
    body: nothing,
    async handle({ params: { brand }, query: { limit, before } }) {
      const serials = (await stores.releases.serials(brand)).filter((serial) => serial < before).slice(0, limit);
      const releases = await Promise.all(serials.map((serial) => stores.releases.find(brand, serial)));
      return succeed({ body: { releases } });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/brands',
    params: nothing,
    query: nothing,
    body: nothing,
    handle: async () => succeed({ body: { brands: await stores.releases.brands() } }),
  });
}
