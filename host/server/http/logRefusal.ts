import type { FastifyReply } from 'fastify';

/** Refusals that may be an attempt to get around something. */
const noted = [401, 403, 429];

/** The number of log lines per minute: a thousand refusals must not fill the log. */
export const refusalsPerMinute = 60;

const minute = 60_000;
let began = Number.NEGATIVE_INFINITY;
let written = 0;
let leftOut = 0;

/**
 * Logs a refusal of a right or a limit, up to a number per minute; the first line of a minute has the number of lines left out before it.
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
