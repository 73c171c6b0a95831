import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../error/refusal.ts';
import type { ReleaseMetrics } from '../metrics/releaseMetrics.ts';
import { mountReportSchema } from '../mounts/mountReport.ts';
import { authorship } from '../releases/changes.ts';
import type { Stores } from '../releases/stores.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, forStaff, nameOf } from './authorize.ts';

const place = z.object({ name: remoteNameSchema, version: versionSchema, brand: brandIdSchema });

type Deps = { stores: Stores; authorize: Authorize; now: () => Date; metrics: Pick<ReleaseMetrics, 'refused'> };

/**
 * Stores a report of mounting a version for a brand, including faults; requires the right to change the brand's
 * release. Returns the report of one brand or of all brands. [BYD-09]
 */
export function mountRoutes(
  app: FastifyInstance,
  { stores: { versions, mounts }, authorize, now, metrics }: Deps,
): void {
  const url = '/versions/:name/:version/mounts/:brand';

  addRoute(app, {
    method: 'PUT',
    url,
    guard: { authorize, need: ({ brand }) => ({ activate: brand }) },
    params: place,
    query: nothing,
    body: z.extend(mountReportSchema, { by: authorship.by }),
    async handle({ params: { name, version, brand }, body: { by, ...report }, caller }) {
      if ((await versions.find(name, version)) === null) {
        return refuse('unknown-version', `${name}@${version} was never published.`);
      }
      const record = { ...report, by: nameOf(caller, by), at: now().toISOString() };
      await mounts.keep(name, version, { brand, record });
      if (record.faults) metrics.refused.inc({ remote: name, check: 'mount' });
      const what = record.faults ? 'refused by its mount' : 'mounted';
      app.log.info({ brand, version: `${name}@${version}`, by: record.by }, what);
      return success({ body: { kept: record } });
    },
  });

  addRoute(app, {
    method: 'GET',
    url,
    guard: forStaff(authorize),
    params: place,
    query: nothing,
    body: nothing,
    async handle({ params: { name, version, brand } }) {
      const kept = await mounts.find(name, version, brand);
      if (kept !== null) return success({ body: { kept } });
      return refuse('not-mounted', `${name}@${version} was not mounted for ${brand}; release mount does it.`);
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/versions/:name/:version/mounts',
    guard: forStaff(authorize),
    params: z.omit(place, { brand: true }),
    query: nothing,
    body: nothing,
    handle: async ({ params: { name, version } }) =>
      success({ body: { mounts: await mounts.ofVersion(name, version) } }),
  });
}
