import type { FastifyRequest } from 'fastify';

/** Scheme and host of this site as in the visitor's address. */
export const siteOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
