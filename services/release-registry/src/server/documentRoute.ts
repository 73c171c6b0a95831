import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refusal } from '../error/refusal.ts';
import { releaseDocuments } from '../releases/releaseDocuments.ts';
import type { Stores } from '../releases/stores.ts';
import { sendRefusal } from './addRoute.ts';

/**
 * A brand's release document, which the host's server requests with every page; 304 while nothing has changed. [FED-03]
 */
export function documentRoute(app: FastifyInstance, stores: Stores): void {
  const currentDocument = releaseDocuments(stores);
  app.get('/brands/:brand/release', async (request, reply) => {
    const params = z.safeParse(z.object({ brand: brandIdSchema }), request.params);
    const document = params.success ? await currentDocument(params.data.brand) : null;
    if (document === null) {
      const brand = params.success ? params.data.brand : 'What is no brand';
      return sendRefusal(reply, refusal('no-release', `${brand} has no release yet; activate its first.`));
    }
    const { body, etag } = document;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
