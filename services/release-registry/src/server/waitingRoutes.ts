import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { listPage, numberBefore, pageOf } from '../lists/listPage.ts';
import { authorship } from '../releases/changes.ts';
import type { InTurn } from '../storage/inTurn.ts';
import type { ApprovalStore } from '../waiting/approvalStore.ts';
import type { RequestedReleases } from '../waiting/requestedReleases.ts';
import type { WaitingStore } from '../waiting/waitingStore.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, accountOf, forStaff, nameOf } from './authorize.ts';
import { requestAnswer } from './releaseRoutes.ts';

const { by, reason } = authorship;
const oneBrand = z.object({ brand: brandIdSchema });
const oneWaiting = z.extend(oneBrand, { number: z.coerce.number().check(z.int(), z.minimum(1)) });

type Deps = {
  waiting: WaitingStore;
  approvals: ApprovalStore;
  requested: RequestedReleases;
  authorize: Authorize;
  turn: InTurn;
  now: () => Date;
};

/** Releases that wait: `GET /brands/<brand>/waiting` lists them, `POST …/<number>/approval` approves one, `DELETE …/<number>` cancels it. [FED-04] */
export function waitingRoutes(app: FastifyInstance, deps: Deps): void {
  const { waiting, requested, authorize, turn } = deps;
  const guard = { authorize, need: ({ brand }: { brand: string }) => ({ activate: brand }) };

  addRoute(app, {
    method: 'GET',
    url: '/brands/:brand/waiting',
    guard: forStaff(authorize),
    params: oneBrand,
    query: listPage(numberBefore),
    body: nothing,
    async handle({ params: { brand }, query }) {
      const { entries, next } = pageOf(await waiting.numbers(brand), query, (number) => number);
      const found = await Promise.all(entries.map((number) => waiting.find(brand, number)));
      return success({ body: { waiting: found.filter((one) => one !== null), next } });
    },
  });

  addRoute(app, {
    method: 'POST',
    url: '/brands/:brand/waiting/:number/approval',
    guard,
    params: oneWaiting,
    query: nothing,
    body: z.object({ by }),
    async handle({ params: { brand, number }, body, caller }) {
      const account = { by: nameOf(caller, body.by), account: accountOf(caller) };
      return requestAnswer(app, await turn(() => requested.approve(brand, number, account)));
    },
  });

  addRoute(app, {
    method: 'DELETE',
    url: '/brands/:brand/waiting/:number',
    guard,
    params: oneWaiting,
    query: nothing,
    body: z.object({ by, reason }),
    async handle({ params: { brand, number }, body, caller }) {
      const why = `${nameOf(caller, body.by)}: ${body.reason}`;
      const cancelled = await turn(() => requested.cancel(brand, number, why));
      if (cancelled.ok) app.log.info({ brand, number, why }, 'a release that waited was cancelled');
      return cancelled.ok ? success({ body: { waiting: cancelled.value } }) : cancelled;
    },
  });

  approvalRoutes(app, deps);
}

/**
 * Whether a second account must approve a brand's releases. Setting the rule requires the operator's token, since otherwise
 * the accounts that make releases could remove it.
 */
function approvalRoutes(app: FastifyInstance, { approvals, requested, authorize, turn, now }: Deps): void {
  const address = { url: '/brands/:brand/approval', params: oneBrand, query: nothing } as const;
  addRoute(app, {
    ...address,
    method: 'GET',
    guard: forStaff(authorize),
    body: nothing,
    handle: async ({ params: { brand } }) => success({ body: { rule: await approvals.find(brand) } }),
  });

  addRoute(app, {
    ...address,
    method: 'PUT',
    guard: { authorize, need: () => ({ administer: true }) as const },
    body: z.object({ by, reason, isNeeded: z.boolean() }),
    async handle({ params: { brand }, body, caller }) {
      const rule = { ...body, by: nameOf(caller, body.by), at: now().toISOString() };
      await turn(() => requested.setRule(brand, rule));
      app.log.info({ brand, ...rule }, 'approval');
      return success({ body: { rule } });
    },
  });
}
