import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../error/refusal.ts';
import { listPage, pageOf } from '../lists/listPage.ts';
import type { ReleaseMetrics } from '../metrics/releaseMetrics.ts';
import type { PackageChecks } from '../package/packageChecks.ts';
import type { IsReleased } from '../releases/releasedVersions.ts';
import type { Stores } from '../releases/stores.ts';
import { listedVersion } from '../versions/listedVersion.ts';
import { publicationSchema } from '../versions/publication.ts';
import { publishVersion } from '../versions/publishVersion.ts';
import type { DatedVersion } from '../versions/versionStore.ts';
import { withoutPublisher } from '../versions/withoutPublisher.ts';
import { addRoute, nothing } from './addRoute.ts';
import { type Authorize, forStaff, nameOf } from './authorize.ts';

const oneVersion = z.object({ name: remoteNameSchema, version: versionSchema });
const largestPublication = 128 * 1024 * 1024;

type Deps = Pick<Stores, 'versions' | 'hosts'> & {
  isReleased: IsReleased;
  keys: PublisherKeys;
  checks: Pick<PackageChecks, 'errorsOf'>;
  authorize: Authorize;
  now: () => Date;
  metrics: Pick<ReleaseMetrics, 'refused'>;
};

/** Publishes versions and reads published ones. [FED-04] */
export function versionRoutes(
  app: FastifyInstance,
  { versions, hosts, isReleased, keys, checks, authorize, now, metrics }: Deps,
): void {
  addRoute(app, {
    method: 'PUT',
    url: '/versions/:name/:version',
    guard: { authorize, need: ({ name }) => ({ publish: name }) },
    bodyLimit: largestPublication,
    params: oneVersion,
    query: nothing,
    body: publicationSchema,
    async handle({ params, body, caller, request }) {
      const { name, version } = body.manifest;
      if (name !== params.name || version !== params.version) {
        return refuse(
          'invalid-request',
          `The manifest is of ${name}@${version}, the address of ${params.name}@${params.version}.`,
        );
      }
      const [by, at] = [nameOf(caller, body.by), now()];
      const result = await publishVersion(versions, { ...body, by }, { at, host: await hosts.current(), keys, checks });
      if (!result.ok) {
        metrics.refused.inc({ remote: name, check: 'publication' });
        const { code, reasons } = result.error;
        request.log.warn({ code, version: `${name}@${version}`, by, reasons }, 'a version was not published');
        return result;
      }
      const { outcome, version: record } = result.value;
      request.log.info({ outcome, version: `${name}@${version}`, by: record.publishedBy }, 'publish');
      return success({ status: outcome === 'published' ? 201 : 200, body: result.value });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/versions/:name/:version',
    guard: 'everyone',
    params: oneVersion,
    /** Hosts request only released versions, since they serve no others. */
    query: z.object({ released: z.optional(z.literal('yes')) }),
    body: nothing,
    async handle({ params: { name, version }, query: { released }, request }) {
      const isStaff = (await authorize(request, { see: true })).ok;
      if ((released || !isStaff) && !(await isReleased(name, version)))
        return refuse('unknown-version', `${name}@${version} was never released${isStaff ? '' : forStrangers}.`);
      const record = await versions.find(name, version);
      if (record === null) return refuse('unknown-version', `${name}@${version} was never published, or was removed.`);
      return success({ body: isStaff ? record : withoutPublisher(record) });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/versions',
    guard: forStaff(authorize),
    params: nothing,
    query: z.extend(listPage(z.string().check(z.maxLength(400))), { remote: z.optional(remoteNameSchema) }),
    body: nothing,
    async handle({ query: { remote, ...page } }) {
      const names = remote === undefined ? await versions.remotes() : [remote];
      const all = (await Promise.all(names.map((name) => versions.list(name)))).flat();
      const sorted = all.sort((a, b) => (placeInList(a) < placeInList(b) ? 1 : -1));
      const { entries, next } = pageOf(sorted, page, placeInList);
      const found = await Promise.all(entries.map(({ name, version }) => versions.find(name, version)));
      const listed = found.filter((record) => record !== null).map(listedVersion);
      return success({ body: { versions: listed, next } });
    },
  });
}

const forStrangers = '; with a token the registry also answers what is not released yet';

const placeInList = ({ publishedAt, name, version }: DatedVersion): string => `${publishedAt} ${name}@${version}`;
