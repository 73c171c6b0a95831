import type { FastifyInstance } from 'fastify';

/** Answers are data and files: no browser may open them as a page, frame them or guess their type. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
  });
}
