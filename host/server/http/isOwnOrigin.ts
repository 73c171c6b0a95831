import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../security/siteOrigin.ts';

/** Whether a write comes from a page of this origin; browsers send `Origin` with every write. */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin === siteOrigin(request);
}
