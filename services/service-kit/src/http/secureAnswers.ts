import type { FastifyInstance } from 'fastify';

/** The policy of a response that a browser opens as a page: it can neither load nor run anything. */
const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

type Security = {
  /** The content security policy; a page of the service sets its own. */
  policy?: string;
  /** Whether pages of other origins may load the responses, as a host's pages load a registry's files. */
  isShared?: boolean;
};

/** Adds security headers to each response of a service, so that no browser runs it, frames it or guesses its type. */
export function secureAnswers(app: FastifyInstance, { policy = dataPolicy, isShared = false }: Security = {}): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy,
    ...(!isShared && { 'cross-origin-resource-policy': 'same-origin' }),
  };
  app.addHook('onRequest', async (_request, reply) => {
    // Set on the raw response, since sign-on's provider bypasses Fastify's headers.
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
  });
}
