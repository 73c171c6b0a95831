import type { FastifyRequest } from 'fastify';

/** Whether a write comes from a page of this origin: browsers always say where a write comes from. */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin === `${request.protocol}://${request.host}`;
}
