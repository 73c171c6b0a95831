import { requireSuccess } from '@festival/service-kit/http/requireSuccess';
import { serve } from '@festival/service-kit/http/serve';
import { extendHold as extendHoldCall } from '@festival/shared-contracts/api/cartCalls';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { CartViewDeps } from '../cart/cartDeps.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { cartView } from './cartView.ts';
import { extendHold } from './extendHold.ts';

/** The route that extends the hold of a cart, as often as the shop allows [BYD-01]. */
export async function holdRoutes(app: FastifyInstance, deps: CallerDeps & CartViewDeps): Promise<void> {
  serve(app, extendHoldCall, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    const cart = requireSuccess(await extendHold(deps, credentials));
    return { data: await cartView(deps, credentials.shop, cart) };
  });
}
