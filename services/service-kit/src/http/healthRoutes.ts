import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readiness } from '../database/readiness.ts';

/** `stopping` is aborted when the service begins to stop. */
type HealthDeps = { pool: Pool; stopping?: AbortSignal };

/**
 * The health routes. One reports that the process is alive. The other reports whether it can sell: 200, or 503 with the
 * reason while its database can't write or the service is about to stop [API-09]. Without a database the process
 * continues and becomes ready again.
 */
export async function healthRoutes(app: FastifyInstance, { pool, stopping }: HealthDeps): Promise<void> {
  const isWriting = readiness(pool);
  app.get('/health/live', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    if (stopping?.aborted) return reply.code(503).send({ status: 'stopping' });
    const answer = await isWriting();
    return answer.ok ? { status: 'ok' } : reply.code(503).send({ status: answer.error });
  });
}
