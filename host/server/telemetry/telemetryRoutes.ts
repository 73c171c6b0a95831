import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isOwnOrigin } from '../api/isOwnOrigin.ts';
import { noticeLimit } from './noticeLimit.ts';

const path = '/telemetry/notices';

const text = (length: number) => z.string().check(z.maxLength(length));

const noticeSchema = z.object({
  kind: text(60),
  door: z.optional(text(120)),
  message: text(2_000),
  stack: z.optional(text(4_000)),
});

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error: { code, message } });

/** Takes what this site's pages tell of things that went wrong, for the log: little of each, and not many. */
export function addTelemetryRoutes(app: FastifyInstance, now: () => number = Date.now): void {
  const isTaken = noticeLimit(now);

  async function judge(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (!isOwnOrigin(request)) return refuse(reply, 403, 'foreign_origin', 'Notices come from the shop’s own pages.');
    if (!isTaken(request.ip)) return refuse(reply, 429, 'too_many', 'That is enough for this minute.');
    return undefined;
  }

  app.post(path, { bodyLimit: 16 * 1024, onRequest: judge }, async (request, reply) => {
    const notice = z.safeParse(noticeSchema, request.body);
    if (!notice.success) return refuse(reply, 400, 'no_notice', 'This is no notice.');
    request.log.warn({ notice: notice.data }, 'a page tells');
    return reply.code(204).send();
  });
}
