import type { FastifyRequest } from 'fastify';

/** Parameters of a URL that do not identify a person. Any other parameter may be an account or a secret. */
const named = new Set(['cartId', 'slug', 'eventId', 'travelId', 'packageId', 'provider']);

/**
 * The path for the log: secret parameters are replaced by their names. Of an unknown URL only the first segment is
 * logged.
 */
function path({ url, routeOptions, params }: FastifyRequest): string {
  const route = routeOptions?.url;
  if (route === undefined) return url.split(/[/?]/, 2).join('/');
  const given = (params ?? {}) as Record<string, string>;
  return route.replace(/:(\w+)/g, (placeholder, name) => (named.has(name) && given[name]) || placeholder);
}

/** The part of a request that is logged: no query, headers or body, so no token and no personal data [ERR-04]. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    path: path(request),
    cartId: (request.params as { cartId?: string } | undefined)?.cartId,
  }),
  // A database error also contains the failed row, which may include a buyer's data.
  err: ({ name, code, message, stack, cause }: Error & { code?: string }) => ({
    type: name,
    code,
    message,
    stack: stack ?? '',
    ...(cause instanceof Error ? { cause: cause.message } : {}),
  }),
};
