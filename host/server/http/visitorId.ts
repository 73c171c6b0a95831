import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'visitor';
const oneYear = 365 * 24 * 60 * 60;

/** The id that a browser already has; undefined for a new one. */
export function knownVisitor(request: FastifyRequest): string | undefined {
  const known = request.cookies[cookieName];
  return known && /^[\w-]{36}$/.test(known) ? known : undefined;
}

/** A random id of this browser for canary releases. It contains no other data and is sent to no other service [FED-04]. */
export function visitorId(request: FastifyRequest, reply: FastifyReply): string {
  const known = knownVisitor(request);
  if (known) return known;
  const visitor = randomUUID();
  const secure = request.protocol === 'https';
  reply.setCookie(cookieName, visitor, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: oneYear, secure });
  return visitor;
}
