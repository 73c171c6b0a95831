import { access } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandsFolder } from '../../build/brandsFolder.ts';
import { contentTypes } from './contentTypes.ts';
import type { DeltaStore } from './deltaStore.ts';
import { dictionaryHeaders, dictionaryName, offeredDictionary } from './dictionary.ts';

const oneYear = 365 * 24 * 60 * 60 * 1_000;
const oneHour = 60 * 60 * 1_000;

/** The files of a brand's folder that browsers may load: pictures, fonts and the logo, not its sources. */
const isBrandFile = (path: string): boolean => /\.(avif|webp|png|svg|woff2|ico|webmanifest)$/.test(path);

interface FileFolders {
  /** The folder of the build's files, and the folders of the additional brands' themes. */
  assets: string[];
  /** Folders that contain a folder for each additional brand. */
  brands: string[];
  deltas: DeltaStore;
}

/** The headers of one of the host's own files. */
function assetHeaders(file: string): Record<string, string> {
  const name = dictionaryName(file);
  return {
    'access-control-allow-origin': '*',
    ...(name?.hash ? dictionaryHeaders(`/assets/${name.withHash('*')}`, name.hash) : {}),
  };
}

/** The path of a file in the first folder that has it. @throws ENOENT when none has. */
async function pathIn([folder = '', ...others]: readonly string[], file: string): Promise<string> {
  const path = join(folder, file);
  try {
    await access(path);
    return path;
  } catch (error) {
    if (others.length === 0) throw error;
    return pathIn(others, file);
  }
}

/** Sends a delta against the file that the browser has from another build: the files of all builds are in one folder. */
const sendDelta =
  ({ assets, deltas }: FileFolders) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const offered = offeredDictionary(request);
    const file = (request.params as Record<string, string>)['*'] ?? '';
    const name = dictionaryName(file);
    if (!offered || !name?.hash || !/^[0-9a-f]+$/.test(offered.id)) return undefined;
    const delta = await deltas.of(async () => ({
      file: await pathIn(assets, file),
      dictionary: await pathIn(assets, name.withHash(offered.id)),
      sha256: offered.sha256,
    }));
    if (!delta) return undefined;
    return reply
      .headers({ ...assetHeaders(file), 'content-encoding': 'dcz' })
      .header('cache-control', `public, max-age=${oneYear / 1_000}, immutable`)
      .type(contentTypes[extname(file)] ?? '')
      .send(delta);
  };

/** Serves the host's own files, which are named by their content and cached permanently, and the brands' pictures. */
export async function fileRoutes(app: FastifyInstance, folders: FileFolders): Promise<void> {
  await app.register(async (own) => {
    own.addHook('onRequest', sendDelta(folders));
    await own.register(fastifyStatic, {
      root: folders.assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: oneYear,
      index: false,
      setHeaders: (reply, path) => void reply.headers(assetHeaders(basename(path).replace(/\.(br|gz)$/, ''))),
    });
  });
  await app.register(fastifyStatic, {
    root: [brandsFolder, ...folders.brands],
    prefix: '/brand/',
    decorateReply: false,
    preCompressed: true,
    maxAge: oneHour,
    index: false,
    allowedPath: isBrandFile,
  });
}
