import { serve } from '@festival/service-kit/http/serve';
import { endSessionsOf } from '@festival/service-kit/session/userSessions';
import * as calls from '@festival/shared-contracts/api/accountCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { cancelRenewal, ownMemberships } from '../../after-sale/membership/renewal/ownRenewals.ts';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { brandStandings, brandsHere } from './brandStandings.ts';
import { callingAccount } from './callingAccount.ts';
import { eraseAccount } from './eraseAccount.ts';

/** What the shops know of an account, for the pages of its identity provider [SSO-02, MEM-01]. */
export async function accountRoutes(
  app: FastifyInstance,
  deps: Pick<CallerDeps, 'identify'> & { pool: Pool },
): Promise<void> {
  const { pool } = deps;

  serve(app, calls.listBrands, async () => ({ data: { brands: await brandsHere(pool) } }));

  serve(app, calls.getAccount, async ({ header }) => {
    const accountId = await callingAccount(header, deps);
    const memberships = await ownMemberships(pool, accountId);
    return {
      data: {
        standings: await brandStandings(pool, accountId),
        memberships: memberships.map((one) => ({ ...one, endsAt: one.endsAt.toISOString() })),
      },
    };
  });

  serve(app, calls.chooseNewsletters, async ({ header, body }) => {
    const accountId = await callingAccount(header, deps);
    const brands = await brandsHere(pool);
    for (const brand of brands) await subscribe(pool, { brand, accountId }, body.brands.includes(brand));
    return { data: { brands: brands.filter((brand) => body.brands.includes(brand)) } };
  });

  serve(app, calls.cancelRenewal, async ({ header, params }) => ({
    data: { isCanceled: await cancelRenewal(pool, await callingAccount(header, deps), params.membershipId) },
  }));

  serve(app, calls.endSessions, async ({ header }) => {
    await endSessionsOf(pool, await callingAccount(header, deps));
    return { data: { areEnded: true as const } };
  });

  serve(app, calls.eraseAccount, async ({ header, body }) => {
    const erased = await eraseAccount(pool, { id: await callingAccount(header, deps), email: body.email });
    return { data: { isErased: erased.ok } };
  });
}
