import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Refusal } from '../error/refusal.ts';
import { listPage, numberBefore, pageOf } from '../lists/listPage.ts';
import { activationSchema, momentSchema, rollBackSchema } from '../releases/changes.ts';
import type { Stores } from '../releases/stores.ts';
import type { InTurn } from '../storage/inTurn.ts';
import type { Requested, RequestedReleases } from '../waiting/requestedReleases.ts';
import { type Answer, addRoute, nothing } from './addRoute.ts';
import { type Authorize, accountOf, forStaff, nameOf } from './authorize.ts';

const oneBrand = z.object({ brand: brandIdSchema });

type Deps = { stores: Stores; requested: RequestedReleases; authorize: Authorize; turn: InTurn };

/** Routes that activate versions now or at a given time, roll back, and return the history. [FED-04] */
export function releaseRoutes(app: FastifyInstance, { stores, requested, authorize, turn }: Deps): void {
  const guard = { authorize, need: ({ brand }: { brand: string }) => ({ activate: brand }) };
  const write = { method: 'POST', guard, params: oneBrand, query: nothing } as const;
  addRoute(app, {
    ...write,
    url: '/brands/:brand/releases',
    body: z.extend(activationSchema, { at: momentSchema }),
    async handle({ params, body: { changes, mends, ...body }, caller }) {
      const order = { ...body, by: nameOf(caller, body.by), account: accountOf(caller) };
      return requestAnswer(
        app,
        await turn(() => requested.request(params.brand, { kind: 'activate', changes, mends }, order)),
      );
    },
  });

  addRoute(app, {
    ...write,
    url: '/brands/:brand/roll-backs',
    body: rollBackSchema,
    async handle({ params, body, caller }) {
      const order = { ...body, by: nameOf(caller, body.by), account: accountOf(caller) };
      return requestAnswer(app, await turn(() => requested.rollBack(params.brand, order)));
    },
  });

  historyRoutes(app, { ...stores, authorize });
}

/** Returns the answer to a release request, and writes its log line. */
export function requestAnswer(app: FastifyInstance, result: Result<Requested, Refusal>): Result<Answer, Refusal> {
  if (!result.ok) return result;
  const { outcome } = result.value;
  if (result.value.outcome === 'waiting') {
    const { brand, number, asked, approved, reason, at } = result.value.waiting;
    app.log.info({ outcome, brand, number, asked, approved, reason, at }, 'release');
    return success({ status: 202, body: result.value });
  }
  if (result.value.outcome === 'started') {
    app.log.info({ outcome, ...result.value.plan }, 'stage');
    return success({ status: 201, body: result.value });
  }
  const { brand, revision, by, reason } = result.value.release;
  app.log.info({ outcome, brand, revision, by, reason }, 'release');
  return success({ status: outcome === 'activated' ? 201 : 200, body: result.value });
}

function historyRoutes(
  app: FastifyInstance,
  { releases, authorize }: Pick<Stores, 'releases'> & Pick<Deps, 'authorize'>,
) {
  const guard = forStaff(authorize);
  addRoute(app, {
    method: 'GET',
    url: '/brands/:brand/releases',
    guard,
    params: oneBrand,
    query: listPage(numberBefore),
    body: nothing,
    async handle({ params: { brand }, query }) {
      const { entries, next } = pageOf(await releases.revisions(brand), query, (revision) => revision);
      const found = await Promise.all(entries.map((revision) => releases.find(brand, revision)));
      return success({ body: { releases: found, next } });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/brands',
    guard,
    params: nothing,
    query: nothing,
    body: nothing,
    handle: async () => success({ body: { brands: await releases.brands() } }),
  });
}
