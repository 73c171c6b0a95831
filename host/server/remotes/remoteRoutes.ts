import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { isSourceMap } from '@festival/release-contracts/package/packageFile';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { versionSchema } from '@festival/release-contracts/package/version';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { overridePort } from '../../src/page/overrideVersion.ts';
import { contentTypes } from '../files/contentTypes.ts';
import type { DeltaStore } from '../files/deltaStore.ts';
import { dictionaryHeaders, dictionaryName, offeredDictionary } from '../files/dictionary.ts';
import { overrideAddress } from './override/overrideAddress.ts';
import type { RemoteStore } from './remoteStore.ts';

const addressSchema = z.object({ name: remoteNameSchema, version: versionSchema, '*': z.string() });

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The published variant of a file that the browser accepts. */
function variant(request: FastifyRequest, { files }: RemoteVersion, path: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const found = encodings.find(
    ([encoding, ending]) => accepted.includes(encoding) && files.some((file) => file.path === `${path}${ending}`),
  );
  return found ? { encoding: found[0], path: `${path}${found[1]}` } : { encoding: undefined, path };
}

interface FileRoutes {
  remotes: RemoteStore;
  deltas: DeltaStore;
}

/** Declares a file as the dictionary for later versions of it; the id contains its version and its hash. */
function laterHeaders({ name, version }: RemoteVersion, path: string) {
  const parts = dictionaryName(path);
  if (!parts) return { vary: 'accept-encoding' };
  const match = `/remotes/${name}/*/${parts.withHash(parts.hash && '*')}`;
  return dictionaryHeaders(match, parts.hash ? `${version}/${parts.hash}` : version);
}

/** The delta to the version of the file that the browser has; undefined if the complete file should be sent. */
async function deltaOf({ remotes, deltas }: FileRoutes, request: FastifyRequest, found: RemoteVersion, path: string) {
  const offered = offeredDictionary(request);
  const parts = dictionaryName(path);
  if (!offered || !parts) return undefined;
  const [version = '', hash = ''] = offered.id.split('/');
  const former = parts.withHash(hash);
  if (!z.safeParse(versionSchema, version).success) return undefined;
  return deltas.of(async () => {
    const earlier = await remotes.version(found.name, version);
    if (!earlier?.files.some((file) => file.path === former)) return undefined;
    const [file, dictionary] = await Promise.all([remotes.file(found, path), remotes.file(earlier, former)]);
    return { file, dictionary, sha256: offered.sha256 };
  });
}

const immutable = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=31536000, immutable');

/**
 * `/remotes/{name}/{version}/…`: the published files on this origin, cached permanently [FED-08]. Files of a developer's build are
 * redirected to the developer's machine [FED-07].
 */
export function remoteRoutes(
  app: FastifyInstance,
  routes: FileRoutes,
  { allowsOverrides = false }: { allowsOverrides?: boolean } = {},
): void {
  const { remotes } = routes;
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
    if (path === 'manifest.json') {
      return immutable(reply).send({ files: found.files.filter((file) => !isSourceMap(file.path)) });
    }
    // Browsers get only the files below browser/, not the server's file, and no source maps.
    if (!path.startsWith('browser/') || isSourceMap(path) || !found.files.some((file) => file.path === path)) {
      return reply.code(404).send({ error: { code: 'unknown_file', message: '' } });
    }
    const delta = await deltaOf(routes, request, found, path);
    const chosen = delta ? { encoding: 'dcz', path } : variant(request, found, path);
    const body = delta ?? createReadStream(await remotes.file(found, chosen.path));
    if (chosen.encoding) reply.header('content-encoding', chosen.encoding);
    return immutable(reply)
      .headers(laterHeaders(found, path))
      .type(contentTypes[extname(path)] ?? 'application/octet-stream')
      .send(body);
  });
}
