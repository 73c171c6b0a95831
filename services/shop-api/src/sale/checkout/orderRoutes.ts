import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { clientOf } from '@festival/service-kit/http/clientOf';
import { serve } from '@festival/service-kit/http/serve';
import {
  cancelCartOrder,
  getOrderStatus,
  getPaymentState,
  placeCartOrder,
} from '@festival/shared-contracts/api/checkoutCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import { loadCart, requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { cancelOrder } from '../order/cancelOrder.ts';
import { paymentState } from '../order/paymentState.ts';
import { readOrderView } from '../order/readOrderView.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { cartView } from './cartView.ts';
import { type OrderDeps, placeOrder } from './placeOrder.ts';

/** The seconds after which the provider is polled while a shopper watches the status page. */
const pollSoonSeconds = 5;

/** Places and cancels orders, and returns their status [API-03, PAY-03]. */
export async function orderRoutes(app: FastifyInstance, deps: CallerDeps & OrderDeps): Promise<void> {
  const { pool, catalogue } = deps;

  serve(app, placeCartOrder, async (call) => {
    const { request, params, body, header } = call;
    const credentials = await readCartCredentials(call, deps);
    const key = header('idempotencyKey') ?? randomUUID();
    if (key.length > 200)
      throw new ApiFailure(400, 'request.invalid', 'The Idempotency-Key has more than 200 characters.');
    const placed = await placeOrder(deps, credentials, key, body);
    request.log.info({ cartId: params.cartId, reference: placed.reference }, 'order placed');
    return { data: placed };
  });

  serve(app, cancelCartOrder, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    const canceled = await cancelOrder(pool, credentials);
    if (!canceled.ok) throw refusalFailure(canceled.error);
    call.request.log.info({ cartId: call.params.cartId }, 'order canceled');
    return { data: await cartView(deps, credentials.shop, await requireActiveCart(deps, credentials)) };
  });

  serve(app, getOrderStatus, async (call) => {
    const { shop, ...credentials } = await readCartCredentials(call, deps);
    // An expired cart is read as well, since a late payment may still confirm its order.
    const cart = await loadCart(deps, { shop, ...credentials });
    const { id, view } = await readOrderView(pool, shop.eventId, cart.id);
    // An order may have been paid after its time-out.
    if (view.status !== 'completed') await pollSooner(pool, shop.eventId, id);
    return { data: view };
  });

  serve(app, getPaymentState, async ({ request, params }) => {
    const { eventId } = await callingShop(request, catalogue);
    return { data: await paymentState(pool, { eventId, orderId: params.orderId, client: clientOf(request) }) };
  });
}

async function pollSooner(pool: Pool, eventId: string, orderId: string): Promise<void> {
  await pool.query(
    `update payments set next_ask_at = statement_timestamp() + $3 * interval '1 second'
     where event_id = $1 and order_id = $2 and next_ask_at > statement_timestamp() + $3 * interval '1 second'`,
    [eventId, orderId, pollSoonSeconds],
  );
}
