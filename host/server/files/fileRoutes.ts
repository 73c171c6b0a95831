import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { brandsFolder } from '../../build/brandsFolder.ts';

const oneYear = 365 * 24 * 60 * 60 * 1_000;
const oneHour = 60 * 60 * 1_000;

/** The files of a brand's folder that browsers may load: pictures, fonts and the logo, not its sources. */
const isBrandFile = (path: string): boolean => /\.(avif|webp|png|svg|woff2|ico|webmanifest)$/.test(path);

interface FileFolders {
  /** The files of the build, and those of the themes of further brands. */
  assets: string[];
  /** Folders with a folder for each brand, beside those of the build. */
  brands: string[];
}

/** The host's own files, named by their content and cached permanently; and the brands' pictures. */
export async function fileRoutes(app: FastifyInstance, { assets, brands }: FileFolders): Promise<void> {
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: oneYear,
    index: false,
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  await app.register(fastifyStatic, {
    root: [brandsFolder, ...brands],
    prefix: '/brand/',
    decorateReply: false,
    preCompressed: true,
    maxAge: oneHour,
    index: false,
    allowedPath: isBrandFile,
  });
}
