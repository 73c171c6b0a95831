import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import { type OverviewDeps, overviewOf } from '../overview/overviewOf.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, forStaff } from './authorize.ts';

/** `GET /overview`: the current release of every brand, its figures, and the release that a roll-back restores. [FED-04] */
export function overviewRoute(
  app: FastifyInstance,
  { authorize, ...deps }: OverviewDeps & { authorize: Authorize },
): void {
  addRoute(app, {
    method: 'GET',
    url: '/overview',
    guard: forStaff(authorize),
    params: nothing,
    query: nothing,
    body: nothing,
    handle: async () => success({ body: await overviewOf(deps) }),
  });
}
