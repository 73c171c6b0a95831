import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './pagePolicy.ts';

const isTextWithoutCharset = (type: unknown): type is string =>
  typeof type === 'string' && /^(text\/[\w.+-]+|[\w.-]+\/([\w.-]+\+)?xml)$/.test(type);

/** Adds the headers of every answer of this server, and its character encoding. A page replaces the policy with its own. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders));
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type');
    if (isTextWithoutCharset(type)) reply.header('content-type', `${type}; charset=utf-8`);
  });
}
