import type { FastifyError, FastifyInstance } from 'fastify';
import { refuse } from './http/refuse.ts';
import { ShopApiAway } from './shop/shopDirectory.ts';

/** Gives every error the documented shape [API-06]: Fastify's own errors, such as an invalid JSON body, and failures of the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { code: 'not_found', message: '' } }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isAway = error instanceof ShopApiAway;
    const status = isAway ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (isAway) {
      reply.header('retry-after', '10');
      return refuse(reply, 503, 'api_away', 'The shop can not be reached just now. Nothing was changed.');
    }
    const message = status < 500 ? error.message : `Something went wrong. The log has the details under ${request.id}.`;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ error: { code: error.code ?? 'failed', message } });
  });
}
