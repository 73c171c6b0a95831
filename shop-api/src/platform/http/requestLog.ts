import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino from 'pino';

/** Uses the caller's request id, so that one id follows a click through all services. A malformed id is replaced. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}

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
export const serializers = {
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

/** Writes one line for each request, when it is answered. Two lines took a tenth of the time under load. */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...answered, err: error }, 'request errored');
    else reply.log.info(answered, 'request completed');
  }
}

/** Standard output, written every half second or 16 kB instead of line by line. A regular end writes the rest. */
export const logOutput = () => pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 500 });

/** Answers the request's id, which is also in the log. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
