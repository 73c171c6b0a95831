import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const text = (length: number) => z.string().check(z.maxLength(length));

const noticeSchema = z.object({
  kind: text(60),
  door: z.optional(text(120)),
  message: text(2_000),
  stack: z.optional(text(4_000)),
});

/** Takes what pages tell of things that went wrong, for the log: an address that anyone may write to, so it keeps little. */
export function addTelemetryRoutes(app: FastifyInstance): void {
  app.post('/telemetry/notices', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const notice = z.safeParse(noticeSchema, request.body);
    if (!notice.success) return reply.code(400).send({ error: { code: 'no_notice', message: 'This is no notice.' } });
    request.log.warn({ notice: notice.data }, 'a page tells');
    return reply.code(204).send();
  });
}
