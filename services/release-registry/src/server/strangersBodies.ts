import type { FastifyInstance, FastifyRequest } from 'fastify';

const waiting = new WeakMap<FastifyRequest, NodeJS.Timeout>();

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connection of a request whose body takes longer than this limit, unless `takesItsTime` was called for the
 * request. This includes requests that were refused before the body had arrived.
 */
export function limitStrangersBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, milliseconds);
    timer.unref();
    waiting.set(request, timer);
  });
}

/** A request with a valid token may take as long as the server allows. */
export const takesItsTime = (request: FastifyRequest): void => clearTimeout(waiting.get(request));
