import { serve } from '@festival/service-kit/http/serve';
import { acceptTerms } from '@festival/shared-contracts/api/cartCalls';
import { termsVersionOf } from '@festival/shared-contracts/shop/termsVersionOf';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { CartViewDeps } from '../cart/cartDeps.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import { storeChoices } from '../cart/storeChoices.ts';
import { refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { cartView } from './cartView.ts';

/**
 * The route that stores which version of the terms a shopper accepts, or that the shopper withdraws the acceptance
 * [BSK-05].
 */
export async function termsRoutes(app: FastifyInstance, deps: CallerDeps & CartViewDeps): Promise<void> {
  serve(app, acceptTerms, async (call) => {
    const { terms, covidTerms } = call.body;
    const credentials = await readCartCredentials(call, deps);
    const cart = await requireActiveCart(deps, credentials);
    requireShopping(cart);
    const current = termsVersionOf(credentials.shop.config);
    if ([terms, covidTerms].some((version) => typeof version === 'string' && version !== current))
      throw refusalFailure(refusal('terms.changed'));
    await storeChoices(deps.pool, credentials, { termsVersion: terms, covidTermsVersion: covidTerms });
    return { data: await cartView(deps, credentials.shop, await requireActiveCart(deps, credentials)) };
  });
}
