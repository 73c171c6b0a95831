import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { revisionSchema } from '@festival/release-contracts/release/release';
import { pageTraceSchema } from '@festival/release-contracts/release/slotTrace';
import { clientOf, networkOf } from '@festival/service-kit/http/clientOf';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import { refuse } from '../http/refuse.ts';
import { errorReportLimit } from './errorReportLimit.ts';
import type { TraceDesk } from './traceDesk.ts';

const reportSchema = z.object({
  brand: brandIdSchema,
  revision: revisionSchema,
  proof: z.string().check(z.maxLength(64)),
  trace: pageTraceSchema,
});

/** The limits of traces per minute, for one network and in total: a page sends one for each broken slot. */
export const tracesPerMinute = { client: 12, all: 300 };

/**
 * `POST /telemetry/traces`: takes the trace of a slot of this site's pages, with the proof that a host made the page for this browser. A
 * trace over the limit or without a proof gets the same answer (204) and is ignored. [FED-05]
 */
export function traceRoutes(app: FastifyInstance, desk: TraceDesk, now: () => number = Date.now): void {
  const isRead = errorReportLimit(
    now,
    (count) => app.log.warn({ count }, 'traces of the last minute left out'),
    tracesPerMinute,
  );
  app.post('/telemetry/traces', { bodyLimit: 32 * 1024 }, async (request, reply) => {
    if (!isOwnOrigin(request)) return refuse(reply, 403, 'foreign_origin', 'Traces are of the shop’s own pages.');
    const report = z.safeParse(reportSchema, request.body);
    if (!report.success) return refuse(reply, 400, 'no_trace', 'This is no trace of a slot.');
    const { trace, ...page } = report.data;
    if (isRead(networkOf(clientOf(request)))) await desk.take(request, page, () => trace);
    return reply.code(204).send();
  });
}
