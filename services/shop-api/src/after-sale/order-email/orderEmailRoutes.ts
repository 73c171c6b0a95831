import { serve } from '@festival/service-kit/http/serve';
import { changeOrderEmail } from '@festival/shared-contracts/api/checkoutCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { CartViewDeps } from '../../sale/cart/cartDeps.ts';
import { loadCart } from '../../sale/cart/loadCart.ts';
import { readCartCredentials } from '../../sale/cart/readCartCredentials.ts';
import { readOrderView } from '../../sale/order/readOrderView.ts';
import { changeOrderEmail as change } from './changeOrderEmail.ts';

/**
 * Changes the email address of a paid order. It requires the credentials of the cart; the page's link is not enough,
 * since the misdirected mail contains it [PAY-04].
 */
export async function orderEmailRoutes(
  app: FastifyInstance,
  deps: CallerDeps & CartViewDeps & { pool: Pool },
): Promise<void> {
  serve(app, changeOrderEmail, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    const { eventId } = credentials.shop;
    const cart = await loadCart(deps, credentials);
    await change(deps.pool, eventId, cart.id, call.body.email);
    call.request.log.info({ cartId: cart.id }, 'order email changed');
    return { data: (await readOrderView(deps.pool, eventId, cart.id)).view };
  });
}
