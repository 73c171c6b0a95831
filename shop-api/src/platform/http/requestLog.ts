import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino from 'pino';

/** A caller's own request id is kept, so that one id names a click through all services; anything odd gets a new one. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}

/** Parts of an address that name a thing and nobody; whatever else stands in one may be an account or a secret of its own. */
const named = new Set(['cartId', 'slug', 'eventId', 'travelId', 'packageId', 'provider']);

/** The address, with the names of what it must not tell instead of it; where nothing is served, as far as it tells nobody. */
function path({ url, routeOptions, params }: FastifyRequest): string {
  const route = routeOptions?.url;
  if (route === undefined) return url.split(/[/?]/, 2).join('/');
  const given = (params ?? {}) as Record<string, string>;
  return route.replace(/:(\w+)/g, (placeholder, name) => (named.has(name) && given[name]) || placeholder);
}

/** What a log line says of a request: no query, no headers, no body, so no token and nothing personal [ERR-04]. */
export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    path: path(request),
    cartId: (request.params as { cartId?: string } | undefined)?.cartId,
  }),
  // A database's error also carries the row it failed on, which may be a buyer's.
  err: ({ name, code, message, stack, cause }: Error & { code?: string }) => ({
    type: name,
    code,
    message,
    stack: stack ?? '',
    ...(cause instanceof Error ? { cause: cause.message } : {}),
  }),
};

/** One line for each request, when it is answered: under load two were a tenth of the work. */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...answered, err: error }, 'request errored');
    else reply.log.info(answered, 'request completed');
  }
}

/** Standard output, written to by the half second or the 16 kB and not line by line. An orderly end writes what is left. */
export const logOutput = () => pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 500 });

/** Tells the caller the request's id, which the log has too. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
