import type { Pool, PoolClient } from 'pg';
import { accountLimitIds } from './accountLimitIds.ts';
import type { Buyer } from './buyer.ts';
import { isUsedUp } from './isUsedUp.ts';

/** Whether the account has reached the shop's order limit, not counting the order of this cart [CHK-12]. */
export async function hasAllItsOrders(
  db: Pool | PoolClient,
  cartId: string,
  { shop, accountId }: Buyer,
): Promise<boolean> {
  if (shop.config.maxOrdersPerAccount === 0 || accountId === null) return false;
  return isUsedUp(db, { eventId: shop.eventId, limitId: accountLimitIds.orders(shop, accountId), cartId });
}
