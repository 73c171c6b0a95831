import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A caller's own request id is kept, so that one id names a click through all services; anything odd gets a new one. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}

/** What a log line says of a request: no query, no headers, no body, so no token and nothing personal [ERR-04]. */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
  // A database's error also carries the row it failed on, which may be a buyer's.
  err: ({ name, code, message, stack, cause }: Error & { code?: string }) => ({
    type: name,
    code,
    message,
    stack: stack ?? '',
    ...(cause instanceof Error ? { cause: cause.message } : {}),
  }),
};

/** Tells the caller the request's id, which the log has too. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
