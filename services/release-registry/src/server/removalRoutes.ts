import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cleaningSchema, removalOrderSchema, removeVersions } from '../releases/removeVersions.ts';
import type { Stores } from '../releases/stores.ts';
import type { InTurn } from '../storage/inTurn.ts';
import { addRoute, nothing } from './addRoute.ts';
import type { Authorize } from './authorize.ts';

type Deps = { stores: Stores; authorize: Authorize; now: () => Date; turn: InTurn };

/** Removes one or all versions that nothing needs; requires the operator's token. [FED-04] */
export function removalRoutes(app: FastifyInstance, { stores, authorize, now, turn }: Deps): void {
  const guard = { authorize, need: () => ({ administer: true }) as const };
  const { remove, clean } = removeVersions(stores, now);

  addRoute(app, {
    method: 'DELETE',
    url: '/versions/:name/:version',
    guard,
    params: z.object({ name: remoteNameSchema, version: versionSchema }),
    query: nothing,
    body: removalOrderSchema,
    async handle({ params, body }) {
      const removed = await turn(() => remove(params, body));
      if (!removed.ok) return removed;
      await stores.versions.removeFiles(params.name, params.version);
      app.log.info({ ...removed.value, by: body.by, reason: body.reason }, 'version removed');
      return success({ body: { removed: [removed.value] } });
    },
  });

  addRoute(app, {
    method: 'POST',
    url: '/versions/cleanings',
    guard,
    params: nothing,
    query: nothing,
    body: cleaningSchema,
    async handle({ body }) {
      const removed = await turn(() => clean(body));
      if (body.isCheck) return success({ body: { removed } });
      // Removing the files may take long, so it happens outside the turn.
      for (const { name, version } of removed) await stores.versions.removeFiles(name, version);
      await stores.versions.sweep(now());
      app.log.info({ removed, by: body.by, reason: body.reason }, 'versions removed');
      return success({ body: { removed } });
    },
  });
}
