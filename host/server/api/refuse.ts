import type { FastifyReply } from 'fastify';

/** Answers a refusal in the shape of the API's own. */
export const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
