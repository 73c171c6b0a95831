import fastifyStatic from '@fastify/static';
import { isSourceMap } from '@festival/release-contracts/package/packageFile';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refusal } from '../error/refusal.ts';
import type { IsReleased } from '../releases/releasedVersions.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import { sendRefusal } from './addRoute.ts';
import type { Authorize } from './authorize.ts';

const fileAddress = z.object({ name: remoteNameSchema, version: versionSchema, '*': z.string() });
type Deps = { versions: VersionStore; isReleased: IsReleased; authorize: Authorize };

const oneYear = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the published files to pages of any origin, since shops use the registry as a second origin. Files never
 * change, so they may be cached for a year. If `.br` and `.gz` variants were published with a file, they are sent to
 * clients that accept them. Files of a version that no release has, and no link shows, are only for accounts with a
 * right at the registry. Only accounts that publish the remote or make releases get source maps. [BYD-08]
 */
export async function fileRoute(app: FastifyInstance, { versions, isReleased, authorize }: Deps): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, immutable: true, maxAge: oneYear });

  app.get('/files/:name/:version/*', async (request, reply) => {
    const address = z.safeParse(fileAddress, request.params);
    const { name, version, '*': path } = address.success ? address.data : { name: '', version: '', '*': '' };
    if (address.success && isSourceMap(path)) {
      const allowed = await authorize(request, { look: name });
      if (!allowed.ok) return sendRefusal(reply, allowed.error);
    }
    const isPublic = address.success && !isSourceMap(path) && (await isReleased(name, version));
    const mayRead = isPublic || (address.success && (await authorize(request, { see: true })).ok);
    const record = mayRead ? await versions.find(name, version) : null;
    // Errors are readable from other origins too, so that a page can report why its fall-back failed.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (record === null || !record.files.some((file) => file.path === path)) {
      return sendRefusal(reply, refusal('unknown-file', `No published version has the file ${request.url}.`));
    }
    const folder = await versions.folderWith(record, [path, `${path}.br`, `${path}.gz`]);
    if (!isPublic) {
      return reply.header('cache-control', 'private, no-store').sendFile(path, folder, { cacheControl: false });
    }
    return reply.header('vary', 'accept-encoding').sendFile(path, folder);
  });
}
