import type { FastifyInstance } from 'fastify';

/** What an answer may do that a browser opens as a page: nothing. */
const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

type Security = {
  /** The content security policy; a page of the service replaces it by its own. */
  policy?: string;
  /** Whether pages of other origins may load the answers, as those of a host load a registry's files. */
  isShared?: boolean;
};

/** Adds the security headers of a service to each answer: no browser may run it, frame it or guess its type. */
export function secureAnswers(app: FastifyInstance, { policy = dataPolicy, isShared = false }: Security = {}): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy,
    ...(!isShared && { 'cross-origin-resource-policy': 'same-origin' }),
  };
  app.addHook('onRequest', async (_request, reply) => {
    // On the raw answer, since sign-on's provider answers past Fastify's own headers.
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
  });
}
