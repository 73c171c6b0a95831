import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MollieBook } from './mollieBook.ts';
import { Refusal } from './Refusal.ts';

const keptMilliseconds = 60 * 60_000;

/**
 * Gives a repeated POST with the same idempotency key the first answer for an hour. The same key for another call gets
 * 400.
 */
export function keepAnswers(app: FastifyInstance, book: MollieBook): void {
  app.addHook('preHandler', async (request, reply) => {
    const name = keyOf(request);
    const kept = name === null ? undefined : book.answers[name];
    if (!kept || kept.at <= Date.now() - keptMilliseconds) return;
    if (kept.request !== digestOf(request))
      throw new Refusal(400, 'The idempotency key was used for another request before');
    await reply.code(kept.status).header('idempotent-replayed', 'true').send(kept.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const name = keyOf(request);
    const isNew = !reply.hasHeader('idempotent-replayed') && reply.statusCode !== 400 && reply.statusCode !== 401;
    if (name === null || !isNew || typeof payload !== 'string') return;
    book.answers[name] = { request: digestOf(request), status: reply.statusCode, body: payload, at: Date.now() };
    book.changed();
  });
}

/** The key of a call that changes something, together with the credential; null without one. */
function keyOf({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' ? `${headers.authorization} ${key}` : null;
}

const digestOf = ({ url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${url} ${JSON.stringify(body)}`)
    .digest('hex');
