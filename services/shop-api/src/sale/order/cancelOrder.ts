import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool, PoolClient } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import { cartFailures } from '../cart/cartFailures.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { lockCart } from '../cart/lockCart.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';

/**
 * Cancels the order of a cart in payment, so that the cart may be changed again. Refused once the payment is in
 * progress; a repeated call has no effect. A payment that still arrives confirms the order or is refunded, like any
 * late payment [ERR-06, API-10].
 */
export const cancelOrder = (pool: Pool, credentials: CartCredentials): Promise<Result<void, Refusal>> =>
  actAs(pool, 'shopper', async (client) => {
    const { eventId } = credentials.shop;
    // Every function that settles an order locks the cart first.
    const cart = await lockCart(client, credentials);
    if (cart.status === 'expired') throw cartFailures.expired();
    if (cart.status === 'confirmed') return failure(cartRefusals.confirmed);
    if (cart.status === 'shopping') return success(undefined);
    const orderId = await unpaidOrder(client, eventId, cart.id);
    if (orderId === null) return failure(refusal('order.not_cancelable'));
    await client.query("select end_order($1, $2, 'canceled')", [eventId, orderId]);
    return success(undefined);
  });

/** The pending order of a locked cart; null if the provider has already reported a payment for it. */
async function unpaidOrder(client: PoolClient, eventId: string, cartId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `select orders.id from orders
     join payments on payments.event_id = $1 and payments.order_id = orders.id and payments.status = 'open'
     where orders.event_id = $1 and orders.cart_id = $2 and orders.status = 'pending'`,
    [eventId, cartId],
  );
  return rows[0]?.id ?? null;
}
