import { clientOf } from '@festival/service-kit/http/clientOf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pageId } from '../../src/network/pageId.ts';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import { refuse } from '../http/refuse.ts';
import { cartsOf } from '../shop/cartCookie.ts';
import { errorReportLimit } from './errorReportLimit.ts';
import { framesOf, impersonal } from './impersonal.ts';
import { logMessages } from './logMessages.ts';

const path = '/telemetry/error-reports';

const text = (length: number) => z.string().check(z.maxLength(length));

const errorReportSchema = z.object({
  kind: text(60),
  module: z.optional(text(120)),
  message: text(2_000),
  stack: z.optional(text(4_000)),
  requestId: z.optional(text(100)),
  /** The nonce of the page, from which its id is derived. */
  page: z.optional(z.pipe(z.string().check(z.regex(/^[\w+/]{16}$/)), z.transform(pageId))),
});

/** The ids of the visitor's carts in the shop of the reporting page; operators find a cart by its id. */
function cartIdsOf(request: FastifyRequest): string[] {
  const page = URL.parse(request.headers.referer ?? '')?.pathname ?? '/';
  return cartsOf(request, page.split('/')[1] ?? '')
    .map(({ cartId }) => cartId)
    .filter((cartId) => /^[\w-]{1,64}$/.test(cartId));
}

/**
 * Accepts error reports of this site's pages for the log, with the visitor's carts, limited in size and number, and without what may be
 * personal in their messages [ERR-04]. A report over the
 * limit gets the same answer and is ignored: a refusal would only add an error to the console of a shopper's page.
 */
export function telemetryRoutes(app: FastifyInstance, now: () => number = Date.now): void {
  const isAccepted = errorReportLimit(now, (count) =>
    app.log.warn({ count }, 'error reports of the last minute left out'),
  );

  async function refuseUnwanted(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (!isOwnOrigin(request))
      return refuse(reply, 403, 'foreign_origin', 'Error reports come from the shop’s own pages.');
    if (!isAccepted(clientOf(request))) return reply.code(204).send();
    return undefined;
  }

  app.post(path, { bodyLimit: 16 * 1024, onRequest: refuseUnwanted }, async (request, reply) => {
    const report = z.safeParse(errorReportSchema, request.body);
    if (!report.success) return refuse(reply, 400, 'no_error_report', 'This is no error report.');
    const { message, stack, ...others } = report.data;
    const cleaned = {
      ...others,
      message: impersonal(message),
      ...(stack !== undefined && { stack: framesOf(stack).join('\n') }),
    };
    request.log.warn({ errorReport: cleaned, cartIds: cartIdsOf(request) }, logMessages.pageReports);
    return reply.code(204).send();
  });
}
