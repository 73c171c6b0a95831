import type { FastifyReply } from 'fastify';
import { logRefusal } from './logRefusal.ts';

/** Sends a refusal in the form that the API uses; logs it if its reason is a right or a limit. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  logRefusal(reply, status, code);
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
}
