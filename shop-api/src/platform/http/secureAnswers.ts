import type { FastifyInstance } from 'fastify';

/** Answers are data: no browser may run them, frame them or guess their type. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    done(null, payload);
  });
}
