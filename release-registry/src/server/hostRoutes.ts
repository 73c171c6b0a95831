import { hostOfferSchema } from '@festival/shared-contracts/release/hostOffer';
import type { FastifyInstance } from 'fastify';
import { registerHost } from '../hosts/registerHost.ts';
import { refuse, succeed } from '../problem/problem.ts';
import type { Stores } from '../releases/releaseDesk.ts';
import { addRoute, nothing } from './addRoute.ts';

const current = { url: '/hosts/current', params: nothing, query: nothing } as const;

/** What the host offers to remotes, written by its build. */
export function addHostRoutes(app: FastifyInstance, stores: Stores, token: string): void {
  addRoute(app, {
    ...current,
    method: 'PUT',
    token,
    body: hostOfferSchema,
    async handle({ body }) {
      const registered = await registerHost(stores, body);
      app.log.info({ outcome: registered.outcome, version: body.version, unfit: registered.unfit }, 'host');
      return succeed({ body: registered });
    },
  });

  addRoute(app, {
    ...current,
    method: 'GET',
    body: nothing,
    async handle() {
      const offer = await stores.hosts.current();
      return offer === null ? refuse('no-host', 'No host has been registered yet.') : succeed({ body: offer });
    },
  });
}
