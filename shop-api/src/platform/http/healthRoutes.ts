import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** `stopping` is aborted when the service begins to stop. */
type HealthDeps = { pool: Pool; stopping: AbortSignal };

/** Answers whether the process is alive, and whether it can sell and is not about to stop. */
export async function healthRoutes(app: FastifyInstance, { pool, stopping }: HealthDeps): Promise<void> {
  app.get('/health/live', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
