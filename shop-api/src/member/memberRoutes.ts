import { getMembership, subscribeToNewsletter } from '@festival/shared-contracts/api/memberCalls';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { ShopApiParts } from '../shopApiParts.ts';
import { callingMember } from './callingMember.ts';
import { readMembership } from './membership.ts';
import { subscribe } from './newsletter.ts';

/** What an account is to a brand: its membership and its newsletter [SSO-02]. */
export async function memberRoutes(app: FastifyInstance, parts: ShopApiParts): Promise<void> {
  serve(app, getMembership, async (call) => ({
    data: await readMembership(parts.pool, await callingMember(call, parts)),
  }));

  serve(app, subscribeToNewsletter, async (call) => {
    const { subscribed } = call.body;
    await subscribe(parts.pool, await callingMember(call, parts), subscribed);
    return { data: { subscribed } };
  });
}
