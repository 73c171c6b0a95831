import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { addCounted, noVisits } from '@festival/release-contracts/release/addVisits';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ErrorStore } from '../figures/errorStore.ts';
import type { FigureStore } from '../figures/figureStore.ts';
import { inSources } from '../figures/inSources.ts';
import { figuresOf, type RemoteFigures, upperQuartersByStep } from '../figures/versionFigures.ts';
import type { HealthLog } from '../health/healthLog.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import { addRoute, nothing } from './addRoute.ts';
import type { Authorize } from './authorize.ts';

type Deps = {
  figures: Pick<FigureStore, 'of'>;
  errors: Pick<ErrorStore, 'of'>;
  health: Pick<HealthLog, 'of'>;
  versions: Pick<VersionStore, 'find' | 'folderWith'>;
  authorize: Authorize;
};

/**
 * The figures of each version of a remote at a brand for 14 days, including sales, and its errors. Only accounts that
 * publish the remote or make releases of the brand may read them; every client may read which versions are live.
 * [BYD-08]
 */
export function figureRoutes(app: FastifyInstance, { figures, errors, health, versions, authorize }: Deps): void {
  addRoute(app, {
    method: 'GET',
    url: '/brands/:brand/figures/:remote',
    guard: { authorize, need: ({ brand, remote }) => ({ look: remote, brand }) },
    params: z.object({ brand: brandIdSchema, remote: remoteNameSchema }),
    query: nothing,
    body: nothing,
    async handle({ params: { brand, remote } }) {
      const found = Object.entries(await figures.of(brand, remote)).map(
        ([version, hours]): [string, RemoteFigures['versions'][string]] => {
          const sums = hours.reduce((sum, { at: _, ...hour }) => addCounted(sum, hour), {
            ...noVisits,
            orders: 0,
            cents: 0,
          });
          const steps = upperQuartersByStep(health.of(brand, remote, version).sums);
          return [
            version,
            { sums: figuresOf(sums), steps, hours: hours.map(({ at, ...hour }) => ({ at, ...figuresOf(hour) })) },
          ];
        },
      );
      return success({ body: { versions: Object.fromEntries(found) } });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/errors/:remote/:version',
    guard: { authorize, need: ({ remote }) => ({ look: remote }) },
    params: z.object({ remote: remoteNameSchema, version: versionSchema }),
    query: nothing,
    body: nothing,
    async handle({ params: { remote, version } }) {
      const record = await versions.find(remote, version);
      const found = await errors.of(remote, version);
      return success({ body: { errors: record === null ? found : await inSources(versions, record, found) } });
    },
  });
}
