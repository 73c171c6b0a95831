import type { FastifyInstance } from 'fastify';
import type { ShopApiParts } from '../shopApiParts.ts';

/** Whether the process lives, and whether it can sell. */
export async function healthRoutes(app: FastifyInstance, { pool }: ShopApiParts): Promise<void> {
  app.get('/health/live', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
