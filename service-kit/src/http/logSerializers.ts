import type { FastifyRequest } from 'fastify';

/** Parameters of an address that identify no person. Any other may be an account or a secret. */
const named = new Set(['cartId', 'slug', 'eventId', 'travelId', 'packageId', 'provider']);

/** The path for the log: secret parameters are replaced by their names. Of an unknown address only the first part is logged. */
function path({ url, routeOptions, params }: FastifyRequest): string {
  const route = routeOptions?.url;
  if (route === undefined) return url.split(/[/?]/, 2).join('/');
  const given = (params ?? {}) as Record<string, string>;
  return route.replace(/:(\w+)/g, (placeholder, name) => (named.has(name) && given[name]) || placeholder);
}

/** What a log line contains of a request: no query, no headers, no body, so no token and nothing personal [ERR-04]. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    path: path(request),
    cartId: (request.params as { cartId?: string } | undefined)?.cartId,
  }),
  // An error of the database also contains the row that failed, which may be a buyer's.
  err: ({ name, code, message, stack, cause }: Error & { code?: string }) => ({
    type: name,
    code,
    message,
    stack: stack ?? '',
    ...(cause instanceof Error ? { cause: cause.message } : {}),
  }),
};
