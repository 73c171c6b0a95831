import type { FastifyReply } from 'fastify';

/** Sends an error in Adyen's form. */
export function refuse(reply: FastifyReply, status: number, errorCode: string, message: string): FastifyReply {
  return reply.code(status).send({ status, errorCode, message, errorType: status === 401 ? 'security' : 'validation' });
}
