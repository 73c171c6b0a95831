import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** `stopping` is aborted as soon as the service is asked to stop. */
type HealthDeps = { pool: Pool; stopping: AbortSignal };

/** Whether the process lives, and whether it can sell and goes on doing so. */
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
