import { createHmac } from 'node:crypto';
import { clientOf } from '@festival/service-kit/http/clientOf';
import { plainEmail } from '@festival/shared-contracts/text/emailAddress';
import type { FastifyInstance } from 'fastify';

const outcomes: Readonly<Record<number, string>> = { 403: 'foreign', 410: 'over', 422: 'refused', 429: 'limited' };

const outcomeOf = (status: number): string => outcomes[status] ?? (status < 400 ? 'accepted' : 'failed');

/**
 * Logs one line for each submitted form: the action, its outcome, and the client. Client and account are hashed with the service's secret, so that
 * attempts can be correlated but a log does not identify a person [ERR-04].
 */
export function logAttempts(app: FastifyInstance, secret: string): void {
  const hashed = (what: string, value: string) =>
    createHmac('sha256', `log:${secret}`).update(`${what} ${value}`).digest('base64url').slice(0, 16);

  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { email } = (request.body ?? {}) as { email?: unknown };
    request.log.info(
      {
        route: request.routeOptions.url,
        outcome: outcomeOf(reply.statusCode),
        client: hashed('client', clientOf(request)),
        ...(typeof email === 'string' && { account: hashed('account', plainEmail(email).toLowerCase()) }),
      },
      'attempt',
    );
  });
}
