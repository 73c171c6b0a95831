import type { FastifyReply } from 'fastify';
import { logRefusal } from './logRefusal.ts';

/** Answers a refusal in the shape of the API's own; logs it if it is about a right or a limit. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  logRefusal(reply, status, code);
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
}
