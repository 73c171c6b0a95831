import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import { type OverviewDeps, overviewOf } from '../overview/overviewOf.ts';
import { addRoute, nothing } from './addRoute.ts';

/** `GET /overview`: the current release of every brand, its figures, and the release that a roll-back restores. [FED-04] */
export function overviewRoute(app: FastifyInstance, deps: OverviewDeps): void {
  addRoute(app, {
    method: 'GET',
    url: '/overview',
    params: nothing,
    query: nothing,
    body: nothing,
    handle: async () => success({ body: await overviewOf(deps) }),
  });
}
