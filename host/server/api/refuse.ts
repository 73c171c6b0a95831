import type { FastifyReply } from 'fastify';

/** Refusals that may be an attempt to get around something. */
const noted = [401, 403, 429];

/** Answers a refusal in the shape of the API's own; one of a right or a limit is logged. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const { method, routeOptions } = reply.request;
  if (noted.includes(status)) reply.log.warn({ status, code, method, route: routeOptions.url }, 'refused');
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
}
