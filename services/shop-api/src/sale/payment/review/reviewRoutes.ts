import { requireOperator } from '@festival/service-kit/http/requireOperator';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { adviceOn } from './reviewAdvice.ts';
import { reviewCases } from './reviewCases.ts';

type ReviewDeps = { readPool: Pool; operatorToken?: string | undefined };

/**
 * GET /operator/review-cases: the open cases of every event, oldest first, each with instructions; with `?all=yes` also
 * the settled ones. It requires the operator's token, and exists only if one is configured.
 */
export async function reviewRoutes(app: FastifyInstance, { readPool, operatorToken }: ReviewDeps): Promise<void> {
  if (operatorToken === undefined) return;
  app.addHook('onRequest', requireOperator(operatorToken));
  app.get<{ Querystring: { all?: string } }>('/operator/review-cases', async ({ query }) => {
    const cases = await reviewCases(readPool, { all: query.all === 'yes' });
    return { data: cases.map((one) => ({ ...one, advice: adviceOn(one, 'en') })) };
  });
}
