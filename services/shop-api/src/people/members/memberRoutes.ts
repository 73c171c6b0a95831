import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { clientOf } from '@festival/service-kit/http/clientOf';
import { serve } from '@festival/service-kit/http/serve';
import {
  confirmNewsletter,
  getMembership,
  signUpForNewsletter,
  subscribeToNewsletter,
} from '@festival/shared-contracts/api/memberCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { readMembership } from '../../sale/limits/membership.ts';
import { followNewsletterLink } from '../newsletter/followNewsletterLink.ts';
import { signUp } from '../newsletter/signUp.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { callingBrand, callingMember } from './callingMember.ts';

type MemberDeps = CallerDeps & {
  pool: Pool;
  /** Origins of the shop's pages. Links in mails use the first one. */
  returnOrigins: readonly string[];
};

/** The membership and the newsletter of an account, for a brand [SSO-02]. */
export async function memberRoutes(app: FastifyInstance, deps: MemberDeps): Promise<void> {
  serve(app, getMembership, async (call) => ({
    data: await readMembership(deps.pool, await callingMember(call, deps)),
  }));

  serve(app, subscribeToNewsletter, async (call) => {
    const { subscribed } = call.body;
    await subscribe(deps.pool, await callingMember(call, deps), subscribed);
    return { data: { subscribed } };
  });

  serve(app, signUpForNewsletter, async (call) => {
    const { shop } = await callingBrand(call, deps);
    const { email, language = shop.config.defaultLanguage } = call.body;
    const [origin] = deps.returnOrigins;
    if (origin === undefined) throw new Error("No URL of the shop is set, so mails can't link to it.");
    await signUp(deps.pool, shop, { email, language, client: clientOf(call.request), origin });
    // The response is the same for an address that is already subscribed, since the caller may not own the address.
    return { data: { status: 'pending' as const } };
  });

  serve(app, confirmNewsletter, async (call) => {
    const { brand } = await callingBrand(call, deps);
    const followed = await followNewsletterLink(deps.pool, brand, call.body.token);
    if (!followed.ok) throw linkExpired();
    return { data: { status: 'subscribed' as const } };
  });
}

const linkExpired = () => new ApiFailure(404, 'newsletter.link_over', 'This link no longer works. Sign up once more.');
