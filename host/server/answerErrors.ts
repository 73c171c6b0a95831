import type { FastifyError, FastifyInstance } from 'fastify';

/**
 * Gives every error the documented shape [API-06]: those of Fastify, such as a body that is no JSON, and failures of
 * the server.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { code: 'not_found', message: '' } }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const message = status < 500 ? error.message : `Something went wrong here. It is noted as ${request.id}.`;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ error: { code: error.code ?? 'failed', message } });
  });
}
