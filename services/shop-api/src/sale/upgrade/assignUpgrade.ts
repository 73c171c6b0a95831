import type { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { upgradableOrder } from './upgradableOrder.ts';

/**
 * Records the order that a cart upgrades, unless it has one. Fails with 409 if it already upgrades another order
 * [UPG-02].
 */
export async function assignUpgrade(
  { pool }: Pick<CartDeps, 'pool'>,
  { shop, cartId, accountId = null }: CartCredentials,
  cart: { upgradableOrderId: string | null },
  named: { orderId: string | undefined; accessId: string | undefined },
): Promise<Result<void, ApiFailure>> {
  if (named.orderId === undefined || !shop.capabilities.appliesUpgrade) return success(undefined);
  const order = await upgradableOrder(pool, shop, { ...named, orderId: named.orderId, accountId });
  if (!order.ok) return order;
  if (cart.upgradableOrderId === order.value) return success(undefined);
  if (cart.upgradableOrderId !== null) return failure(refusalFailure(refusal('upgrade.other_order')));
  await pool.query(
    `update carts set upgradable_order_id = $3
     where event_id = $1 and id = $2 and upgradable_order_id is null and status = 'shopping'`,
    [shop.eventId, cartId, order.value],
  );
  return success(undefined);
}
