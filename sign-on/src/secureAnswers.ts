import type { FastifyInstance } from 'fastify';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // No script may run; to `script-src` the provider adds the hash of the one that sends a form of its own, such as the end of
  // a session that is over already.
  'content-security-policy':
    "default-src 'none'; script-src; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** Adds the headers of every answer, those of the protocol too: no browser may frame it or guess its type. A page has its own policy. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    // The provider answers on the raw answer, past Fastify's own headers.
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
  });
}
