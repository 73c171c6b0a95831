import {
  confirmNewsletter,
  getMembership,
  signUpForNewsletter,
  subscribeToNewsletter,
} from '@festival/shared-contracts/api/memberCalls';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { clientOf } from '../../platform/http/clientOf.ts';
import { serve } from '../../platform/http/serve.ts';
import { readMembership } from '../../sale/limits/membership.ts';
import type { ShopApiParts } from '../../shopApiParts.ts';
import { subscribe } from '../newsletter/newsletter.ts';
import { followNewsletterLink } from '../newsletter/newsletterLink.ts';
import { signUp } from '../newsletter/newsletterSignUp.ts';
import { callingBrand, callingMember } from './callingMember.ts';

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

  serve(app, signUpForNewsletter, async (call) => {
    const { shop } = await callingBrand(call, parts);
    const { email, language = shop.config.defaultLanguage } = call.body;
    const [origin] = parts.returnOrigins;
    if (origin === undefined) throw new Error('No address of the shop is set, so no link can lead there.');
    await signUp(parts.pool, shop, { email, language, client: clientOf(call.request), origin });
    // Also for an address that is subscribed: who asks may not be whose address it is.
    return { data: { status: 'pending' as const } };
  });

  serve(app, confirmNewsletter, async (call) => {
    const { brand } = await callingBrand(call, parts);
    if (!(await followNewsletterLink(parts.pool, brand, call.body.token))) throw linkOver();
    return { data: { status: 'subscribed' as const } };
  });
}

const linkOver = () => new ApiFailure(404, 'newsletter.link_over', 'This link works no longer. Sign up once more.');
