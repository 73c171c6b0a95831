import type { FastifyReply } from 'fastify';

/** Refusals that may indicate an attack. */
const noted = [401, 403, 429];

/** The maximum number of log lines per minute, so that a thousand refusals do not fill the log. */
export const refusalsPerMinute = 60;

const minute = 60_000;
let began = Number.NEGATIVE_INFINITY;
let written = 0;
let leftOut = 0;

/**
 * Logs a refusal because of a right or a limit, up to a maximum per minute. The first line of a minute contains the number of omitted lines before
 * it.
 */
export function logRefusal({ request, log }: FastifyReply, status: number, code: string, now = Date.now()): void {
  if (!noted.includes(status)) return;
  if (now - began >= minute) {
    began = now;
    written = 0;
  }
  if (written >= refusalsPerMinute) {
    leftOut += 1;
    return;
  }
  const { method, routeOptions } = request;
  log.warn({ status, code, method, route: routeOptions.url, ...(leftOut > 0 && { leftOut }) }, 'refused');
  written += 1;
  leftOut = 0;
}
