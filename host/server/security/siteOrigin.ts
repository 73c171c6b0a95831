import type { FastifyRequest } from 'fastify';

/** Scheme and host of this site as the visitor wrote them. */
export const siteOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
