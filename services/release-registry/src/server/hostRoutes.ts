import { hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../error/refusal.ts';
import { registerHost } from '../releases/registerHost.ts';
import type { Stores } from '../releases/stores.ts';
import type { InTurn } from '../storage/inTurn.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, forStaff } from './authorize.ts';

const current = { url: '/hosts/current', params: nothing, query: nothing } as const;

/** The routes of the host's capabilities, which its build registers. */
export function hostRoutes(
  app: FastifyInstance,
  { stores, authorize, turn }: { stores: Stores; authorize: Authorize; turn: InTurn },
): void {
  addRoute(app, {
    ...current,
    method: 'PUT',
    // `check`, used before a deployment, returns the answer that registering would give, but does not register.
    query: z.object({ check: z.optional(z.literal('yes')), force: z.optional(z.string().check(z.minLength(1))) }),
    guard: { authorize, need: () => ({ host: true }) },
    body: hostCapabilitiesSchema,
    async handle({ body, query: { check, force } }) {
      const registered = await turn(() => registerHost(stores, body, { isCheck: check === 'yes', force }));
      if (!registered.ok) return registered;
      app.log.info({ ...registered.value, version: body.version, force }, 'host');
      return success({ body: registered.value });
    },
  });

  const read = { ...current, method: 'GET', guard: forStaff(authorize), body: nothing } as const;
  addRoute(app, {
    ...read,
    url: '/hosts',
    async handle() {
      const host = await stores.hosts.current();
      const hosts = host === null ? [] : [host, ...(await stores.hosts.former())];
      return success({ body: { hosts } });
    },
  });

  addRoute(app, {
    ...read,
    async handle() {
      const host = await stores.hosts.current();
      return host === null ? refuse('no-host', 'No host has been registered yet.') : success({ body: host });
    },
  });
}
