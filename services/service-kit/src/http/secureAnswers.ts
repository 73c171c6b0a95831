import type { FastifyInstance } from 'fastify';

/** The policy of a response that a browser opens as a page: it can neither load nor run anything. */
const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

type Security = {
  /** The content security policy; a page of the service sets its own. */
  policy?: string;
  /** Whether pages of other origins may load the responses: a host's pages load files of the registry. */
  isShared?: boolean;
  /**
   * Whether some responses bypass Fastify, as those of sign-on's provider do. If so, the headers are set on Node's
   * response, which takes longer.
   */
  isBypassed?: boolean;
};

/** Adds security headers to each response of a service, so that no browser runs it, frames it or guesses its type. */
export function secureAnswers(
  app: FastifyInstance,
  { policy = dataPolicy, isShared = false, isBypassed = false }: Security = {},
): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy,
    ...(!isShared && { 'cross-origin-resource-policy': 'same-origin' }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    if (isBypassed) for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    else reply.headers(headers);
    done();
  });
}
