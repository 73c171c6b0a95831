import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { remoteNameSchema } from '@festival/shared-contracts/package/remoteName';
import type { RemoteVersion } from '@festival/shared-contracts/package/remoteVersion';
import { versionSchema } from '@festival/shared-contracts/package/version';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { overridePort } from '../../src/page/overrideVersion.ts';
import { overrideAddress } from '../override/overrideAddress.ts';
import type { RemoteStore } from './remoteStore.ts';

const addressSchema = z.object({ name: remoteNameSchema, version: versionSchema, '*': z.string() });

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A version's files with their hashes. Open pages of an earlier host request the second name. */
const hashLists = ['manifest.json', 'release.json'];

/** The published variant of a file that the browser accepts. */
function variant(request: FastifyRequest, { files }: RemoteVersion, path: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const found = encodings.find(
    ([encoding, ending]) => accepted.includes(encoding) && files.some((file) => file.path === `${path}${ending}`),
  );
  return found ? { encoding: found[0], path: `${path}${found[1]}` } : { encoding: undefined, path };
}

const immutable = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=31536000, immutable');

/** `/remotes/{name}/{version}/…`: the published files on this origin, cached permanently [FED-08]; those of a developer's build are where the developer is [FED-07]. */
export function remoteRoutes(
  app: FastifyInstance,
  remotes: RemoteStore,
  { allowsOverrides = false }: { allowsOverrides?: boolean } = {},
): void {
  app.get('/remotes/:name/:version/*', async (request, reply) => {
    const address = z.safeParse(addressSchema, request.params);
    const port = address.success && allowsOverrides ? overridePort(address.data.version) : undefined;
    if (port !== undefined) {
      return reply.header('cache-control', 'no-store').redirect(overrideAddress(port, address.data?.['*'] ?? ''), 307);
    }
    const found = address.success ? await remotes.version(address.data.name, address.data.version) : undefined;
    if (!address.success || !found) return reply.code(404).send({ error: { code: 'unknown_version', message: '' } });
    const { '*': path } = address.data;
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (hashLists.includes(path)) return immutable(reply).send({ files: found.files });
    // Browsers get only the files below browser/, not the server's file.
    if (!path.startsWith('browser/') || !found.files.some((file) => file.path === path)) {
      return reply.code(404).send({ error: { code: 'unknown_file', message: '' } });
    }
    const chosen = variant(request, found, path);
    const file = await remotes.file(found, chosen.path);
    if (chosen.encoding) reply.header('content-encoding', chosen.encoding);
    return immutable(reply)
      .header('vary', 'accept-encoding')
      .type(types[extname(path)] ?? 'application/octet-stream')
      .send(createReadStream(file));
  });
}
