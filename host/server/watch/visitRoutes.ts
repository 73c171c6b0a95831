import { clientOf } from '@festival/shop-api/platform/http/clientOf';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isOwnOrigin } from '../api/isOwnOrigin.ts';
import { refuse } from '../api/refuse.ts';
import { errorReportLimit } from '../telemetry/errorReportLimit.ts';
import type { VersionWatch } from './versionWatch.ts';
import { visitReportSchema } from './visitReport.ts';

/** The visit reports accepted per minute, from one client and in total: a page sends a few, and many shoppers may have one address. */
export const visitReportsPerMinute = { client: 240, all: 60_000 };

/**
 * `POST /telemetry/visits`: takes what this site's pages report of their visits [BYD-08]. One too many is answered like the others and left out, so that nobody
 * counts for many.
 */
export function visitRoutes(app: FastifyInstance, watch: Pick<VersionWatch, 'visited'>, now = Date.now): void {
  const isAccepted = errorReportLimit(
    now,
    (count) => app.log.warn({ count }, 'visit reports of the last minute left out'),
    visitReportsPerMinute,
  );

  app.post('/telemetry/visits', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    if (!isOwnOrigin(request)) return refuse(reply, 403, 'foreign_origin', 'Visits are of the shop’s own pages.');
    const report = z.safeParse(visitReportSchema, request.body);
    if (!report.success) return refuse(reply, 400, 'no_visit', 'This is no report of a visit.');
    if (isAccepted(clientOf(request))) await watch.visited(report.data);
    return reply.code(204).send();
  });
}
