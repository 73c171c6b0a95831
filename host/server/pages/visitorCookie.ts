import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'visitor';
const oneYear = 365 * 24 * 60 * 60;

/** A number that stands for this browser when a canary draws lots; it says nothing else and is shared with nobody [FED-04]. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[cookieName];
  if (known && /^[\w-]{36}$/.test(known)) return known;
  const visitor = randomUUID();
  const secure = request.protocol === 'https';
  reply.setCookie(cookieName, visitor, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: oneYear, secure });
  return visitor;
}
