import type { FastifyReply } from 'fastify';

/** Answers why a call is not carried out, in the shape of the API's own refusals. */
export const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
