import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { upgradableOrder } from './upgradableOrder.ts';

/** Records the order that a cart upgrades, unless it has one. Throws 409 for another order [UPG-02]. */
export async function assignUpgrade(
  { pool }: Pick<CartDeps, 'pool'>,
  { shop, cartId, accountId = null }: CartCredentials,
  cart: { upgradableOrderId: string | null },
  named: { orderId: string | undefined; accessId: string | undefined },
): Promise<void> {
  if (named.orderId === undefined || !shop.capabilities.appliesUpgrade) return;
  const orderId = await upgradableOrder(pool, shop, { ...named, orderId: named.orderId, accountId });
  if (cart.upgradableOrderId === orderId) return;
  if (cart.upgradableOrderId !== null)
    throw new ApiFailure(409, 'upgrade.other_order', 'This cart upgrades another order.');
  await pool.query(
    `update carts set upgradable_order_id = $3
     where event_id = $1 and id = $2 and upgradable_order_id is null and status = 'shopping'`,
    [shop.eventId, cartId, orderId],
  );
}
