import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../error/refusal.ts';
import { mostHours, usualHours } from '../previews/preview.ts';
import { previewDocument } from '../previews/previewDocument.ts';
import type { PreviewStore } from '../previews/previewStore.ts';
import { authorship } from '../releases/changes.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, nameOf } from './authorize.ts';

const { by, reason } = authorship;
const oneBrand = z.object({ brand: brandIdSchema });
const hoursText = `a link lasts from 1 to ${mostHours} hours`;

const orderSchema = z.object({
  ...{ by, reason },
  versions: z
    .record(remoteNameSchema, versionSchema)
    .check(z.refine((versions) => Object.keys(versions).length > 0, 'name at least one remote and version')),
  hours: z._default(z.number().check(z.minimum(1, hoursText), z.maximum(mostHours, hoursText)), usualHours),
});

type Deps = {
  stores: Stores;
  previews: PreviewStore;
  service: ReleaseService;
  authorize: Authorize;
  /** The shops' address in a browser; undefined if it is not set. */
  shopUrl: string | undefined;
  now: () => Date;
};

/**
 * Links that show a version to everyone who has the link: `POST /brands/<brand>/previews` makes one, `GET` lists the open ones, `DELETE …/<id>` ends
 * one, and hosts read `GET …/<token>/release`. [FED-04]
 */
export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  const { previews, authorize, shopUrl, now } = deps;
  const guard = { authorize, need: ({ brand }: { brand: string }) => ({ activate: brand }) };
  const address = { url: '/brands/:brand/previews', guard, params: oneBrand, query: nothing } as const;

  addRoute(app, {
    ...address,
    method: 'POST',
    body: orderSchema,
    async handle({ params: { brand }, body: { hours, versions, ...body }, caller }) {
      const given = { brand, versions, reason: body.reason, by: nameOf(caller, body.by) };
      const shown = await previewDocument(deps, given);
      if (!shown.ok) return shown;
      const until = new Date(now().getTime() + hours * 3_600_000).toISOString();
      const { preview, token } = await previews.make({ ...given, until });
      app.log.info({ ...preview }, 'preview made');
      const url = shopUrl === undefined ? null : `${shopUrl.replace(/\/+$/, '')}/${brand}?preview=${token}`;
      return success({ status: 201, body: { preview, token, url } });
    },
  });

  addRoute(app, {
    ...address,
    method: 'GET',
    body: nothing,
    handle: async ({ params: { brand } }) => success({ body: { previews: await previews.list(brand) } }),
  });

  addRoute(app, {
    ...address,
    url: '/brands/:brand/previews/:id',
    method: 'DELETE',
    params: z.extend(oneBrand, {
      id: z.string().check(z.regex(/^[0-9a-f]{12}$/, 'a link’s id is the part before its point')),
    }),
    body: z.object({ by }),
    async handle({ params: { brand, id }, body, caller }) {
      const preview = await previews.end(brand, id, nameOf(caller, body.by));
      if (preview === null)
        return refuse('unknown-preview', `${brand} has no open preview ${id}; release preview lists them.`);
      app.log.info({ ...preview }, 'preview ended');
      return success({ body: { preview } });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/brands/:brand/previews/:token/release',
    guard: 'everyone',
    params: z.extend(oneBrand, { token: z.string() }),
    query: nothing,
    body: nothing,
    async handle({ params: { brand, token } }) {
      const preview = await previews.open(brand, token);
      if (preview === null) return refuse('preview-ended', 'This preview has ended, or there never was one.');
      const document = await previewDocument(deps, preview);
      if (!document.ok) return refuse('preview-ended', document.error.message, document.error.reasons);
      const { versions, until } = preview;
      return success({ body: { versions, until, document: document.value } });
    },
  });
}
