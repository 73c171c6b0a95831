import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { serve } from '@festival/service-kit/http/serve';
import { accountOfSession, endUserSession, openUserSession } from '@festival/service-kit/session/userSessions';
import * as calls from '@festival/shared-contracts/api/sessionCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingAccount } from '../account/callingAccount.ts';

const isOver = () => new ApiFailure(404, 'session.over', 'This session is over.');

/** Creates, reads and ends the sessions of signed-in visitors, for the shop's hosts [SSO-02]. */
export async function sessionRoutes(app: FastifyInstance, deps: CallerDeps & { pool: Pool }): Promise<void> {
  const { pool } = deps;

  serve(app, calls.openUserSession, async ({ header }) => ({
    data: { id: await openUserSession(pool, await callingAccount(header, deps)) },
  }));

  serve(app, calls.readUserSession, async ({ header }) => {
    const accountId = await accountOfSession(pool, header('session') ?? '');
    if (accountId === null) throw isOver();
    return { data: { accountId } };
  });

  serve(app, calls.endUserSession, async ({ header }) => {
    await endUserSession(pool, header('session') ?? '');
    return { data: { isEnded: true as const } };
  });
}
