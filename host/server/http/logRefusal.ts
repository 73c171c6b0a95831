import type { FastifyReply } from 'fastify';

/** Refusals that may be an attempt to get around something. */
const noted = [401, 403, 429];

/** Lines in a minute: whoever is refused a thousand times must not fill the log. */
export const refusalsPerMinute = 60;

const minute = 60_000;
let began = Number.NEGATIVE_INFINITY;
let written = 0;
let leftOut = 0;

/** Logs a refusal of a right or a limit, a limited number in each minute; the first of a minute says how many were left out before it. */
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
