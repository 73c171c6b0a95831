import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Paths whose response is the same for every visitor of a shop. All other responses are personal. */
const readers = [/^\/shopping\/shop$/, /^\/shopping\/shops(\/|$)/, /^\/shopping\/products$/, /^\/travel\//];

function isForAll(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return readers.some((reader) => reader.test(path));
}

/**
 * Adds an ETag to responses that are the same for all visitors, and sends 304 to clients that already have them. Other
 * responses are `no-store`.
 */
export function readerTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isForAll(request.url)) {
      reply.header('cache-control', 'no-store');
      done(null, payload);
      return;
    }
    const tag = `"${createHash('sha256').update(String(payload)).digest('base64url')}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    const isKnown = request.headers['if-none-match'] === tag;
    if (isKnown) reply.code(304);
    done(null, isKnown ? '' : payload);
  });
}
