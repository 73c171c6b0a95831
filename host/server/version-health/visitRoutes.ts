import { clientOf, networkOf } from '@festival/service-kit/http/clientOf';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import { refuse } from '../http/refuse.ts';
import { knownVisitor } from '../http/visitorId.ts';
import { countedVisits } from './countedVisits.ts';
import { errorReportLimit } from './errorReportLimit.ts';
import { pageIdOf } from './pageIdOf.ts';
import type { VersionWatch } from './versionWatch.ts';
import type { VisitProofs } from './visitProofs.ts';
import { visitReportSchema } from './visitReport.ts';

/** The limits of visit reports per minute, from one client and in total: a page sends a few, and many shoppers may share an address. */
export const visitReportsPerMinute = { client: 240, all: 60_000 };

interface VisitDeps {
  watch: Pick<VersionWatch, 'visited' | 'failed'>;
  proofs: Pick<VisitProofs, 'read'>;
  now?: () => number;
}

/**
 * `POST /telemetry/visits`: takes the visit reports of this site's pages, each fact once, with the proof that a host made the page for this browser.
 * A report that does not count gets the same answer (204) and is ignored: it has no proof, or the proof of another browser's page, is repeated, or
 * belongs to a second visit from its network. [BYD-08]
 */
export function visitRoutes(app: FastifyInstance, { watch, proofs, now = Date.now }: VisitDeps): void {
  const isRead = errorReportLimit(
    now,
    (count) => app.log.warn({ count }, 'visit reports of the last minute left out'),
    visitReportsPerMinute,
  );
  const areErrorsRead = errorReportLimit(now, (count) =>
    app.log.warn({ count }, 'errors of visits of the last minute left out'),
  );
  const counted = countedVisits({ now });

  app.post('/telemetry/visits', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    if (!isOwnOrigin(request)) return refuse(reply, 403, 'foreign_origin', 'Visits are of the shop’s own pages.');
    const report = z.safeParse(visitReportSchema, request.body);
    if (!report.success) return refuse(reply, 400, 'no_visit', 'This is no report of a visit.');
    const { proof = '', remotes, errors = [], ...ofPage } = report.data;
    const { brand, revision } = ofPage;
    const client = clientOf(request);
    const visitor = knownVisitor(request);
    if (visitor && isRead(client)) {
      const page = proofs.read(proof, { visitor, brand, revision });
      const news = page && counted.news({ ...page, brand, network: networkOf(client) }, remotes);
      if (news) await watch.visited({ ...ofPage, remotes: news }, visitor);
      // An error is recorded whether or not its visit counts, so that it also appears when a version is tried from an office network.
      if (page && errors.length > 0 && areErrorsRead(client))
        await watch.failed(ofPage, errors, visitor, {
          userAgent: request.headers['user-agent'] ?? '',
          visit: pageIdOf(proof),
          network: networkOf(client),
        });
    }
    return reply.code(204).send();
  });
}
