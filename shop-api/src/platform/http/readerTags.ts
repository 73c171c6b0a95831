import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What anyone of a shop may read alike; the rest is a visitor's own and kept nowhere. */
const readers = [/^\/shopping\/shop$/, /^\/shopping\/shops(\/|$)/, /^\/shopping\/products$/, /^\/travel\//];

/** Gives readers an ETag and answers 304 to who has the same already; all else is `no-store`. */
export function readerTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const path = request.url.split('?')[0] ?? '';
    if (request.method !== 'GET' || reply.statusCode !== 200 || !readers.some((reader) => reader.test(path))) {
      reply.header('cache-control', 'no-store');
      done(null, payload);
      return;
    }
    const tag = `"${createHash('sha1').update(String(payload)).digest('base64url')}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    const isKnown = request.headers['if-none-match'] === tag;
    if (isKnown) reply.code(304);
    done(null, isKnown ? '' : payload);
  });
}
