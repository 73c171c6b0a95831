import fastifyStatic from '@fastify/static';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refusal } from '../error/refusal.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import { sendRefusal } from './addRoute.ts';

const fileAddress = z.object({ name: remoteNameSchema, version: versionSchema, '*': z.string() });
const oneYear = 365 * 24 * 60 * 60 * 1000;

/**
 * The published files, for any page's scripts: the second origin that shops fall back to. They never change, so they may
 * be cached for a year; `.br` and `.gz` variants that were published beside a file are sent to any client that accepts them.
 */
export async function fileRoute(app: FastifyInstance, versions: VersionStore): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, immutable: true, maxAge: oneYear });

  app.get('/files/:name/:version/*', async (request, reply) => {
    const address = z.safeParse(fileAddress, request.params);
    const { name, version, '*': path } = address.success ? address.data : { name: '', version: '', '*': '' };
    const record = address.success ? await versions.find(name, version) : null;
    // Errors are readable from other origins too, so that a page can report why its fall-back failed.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (record === null || !record.files.some((file) => file.path === path)) {
      return sendRefusal(reply, refusal('unknown-file', `No published version has the file ${request.url}.`));
    }
    reply.header('vary', 'accept-encoding');
    return reply.sendFile(path, await versions.folderWith(record, [path, `${path}.br`, `${path}.gz`]));
  });
}
