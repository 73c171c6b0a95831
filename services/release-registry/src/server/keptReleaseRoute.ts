import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { revisionSchema } from '@festival/release-contracts/release/release';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../error/refusal.ts';
import { keepingErrors } from '../releases/keepingErrors.ts';
import { releaseDocumentOf } from '../releases/releaseDocumentOf.ts';
import type { Stores } from '../releases/stores.ts';
import { addRoute, nothing } from './addRoute.ts';

const params = z.object({ brand: brandIdSchema, revision: z.pipe(z.coerce.number(), revisionSchema) });

/**
 * `GET /brands/<brand>/releases/<revision>`: the document of an earlier release, for visitors who keep it with their cart [BYD-07]. 404 if the
 * revision never existed; 410 `release-withdrawn` with the reasons if it can no longer be kept.
 */
export function keptReleaseRoute(app: FastifyInstance, stores: Stores): void {
  addRoute(app, {
    method: 'GET',
    guard: 'everyone',
    url: '/brands/:brand/releases/:revision',
    params,
    query: nothing,
    body: nothing,
    async handle({ params: { brand, revision } }) {
      const [kept, current] = await Promise.all([
        stores.releases.find(brand, revision),
        stores.releases.current(brand),
      ]);
      if (kept === null || current === null) {
        return refuse('unknown-release', `${brand} has no release ${revision}; release history lists them.`);
      }
      const errors = await keepingErrors(stores, kept, current);
      if (errors.length > 0) {
        return refuse('release-withdrawn', `Release ${revision} of ${brand} is not kept any more.`, errors);
      }
      return success({ body: await releaseDocumentOf(stores, kept, await stores.hosts.current()) });
    },
  });
}
