import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Pool, PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { readMembership } from './membership.ts';
import type { LimitUsage } from './setLimitUsages.ts';

/** Whom a limit is about: null while nobody is signed in. */
type Buyer = { shop: Shop; accountId: string | null };

export const tooManyOrders: Refusal = {
  code: 'validation.max.orders.per.account',
  message: 'validation.max.orders.per.account',
};
export const tooManyMemberships: Refusal = {
  code: 'validation.max.memberships.per.account',
  message: 'There is a membership on this account already.',
};
export const accountRequired: Refusal = {
  code: 'account.required',
  message: 'Sign in first: this is sold to accounts only.',
};

const ordersOf = (shop: Shop, accountId: string) => `orders:${shop.slug}:${accountId}`;
const membershipOf = (accountId: string) => `membership:${accountId}`;

/** What an order claims of its account's limits, or why it can't be placed: orders per account [CHK-12], one membership [MEM-01]. */
export function accountLimitUsages(quantities: Quantities, { shop, accountId }: Buyer): LimitUsage[] | Refusal {
  const most = shop.config.maxOrdersPerAccount;
  const memberships = membershipsIn(quantities, shop);
  if (memberships > 1) return tooManyMemberships;
  if (accountId === null) return most > 0 || memberships > 0 ? accountRequired : [];
  return [
    ...(most > 0 ? [{ limitId: ordersOf(shop, accountId), total: most, keepSeconds: 0 }] : []),
    ...(memberships > 0 ? [{ limitId: membershipOf(accountId), total: 1, keepSeconds: 0 }] : []),
  ];
}

/** The refusal that tells of an allowance which has no more to give; null when it is not an account's. */
export function accountLimitRefusal(limitId: string): Refusal | null {
  if (limitId.startsWith('orders:')) return tooManyOrders;
  return limitId.startsWith('membership:') ? tooManyMemberships : null;
}

/** Why a membership can't come into a cart that holds these, or null [MEM-01]. */
export async function membershipRefusal(
  pool: Pool,
  wish: { productId: string; quantity: number },
  quantities: Quantities,
  { shop, accountId }: Buyer,
): Promise<Refusal | null> {
  if (wish.quantity === 0 || shop.byId.get(wish.productId)?.product.mappedType !== 'membership') return null;
  if (accountId === null) return accountRequired;
  const after = membershipsIn({ ...quantities, [wish.productId]: wish.quantity }, shop);
  if (after > 1 || (await isUsedUp(pool, shop.eventId, membershipOf(accountId)))) return tooManyMemberships;
  // One that was given, or bought for another of the brand's events.
  const { status } = await readMembership(pool, { brand: shop.config.ossBrand, accountId });
  return status === 'active' ? tooManyMemberships : null;
}

/** Whether the account has placed all the orders that this shop lets it, beside the one of this cart [CHK-12]. */
export async function hasAllItsOrders(db: Pool | PoolClient, cartId: string, { shop, accountId }: Buyer) {
  if (shop.config.maxOrdersPerAccount === 0 || accountId === null) return false;
  return isUsedUp(db, shop.eventId, ordersOf(shop, accountId), cartId);
}

function membershipsIn(quantities: Quantities, shop: Shop): number {
  return Object.entries(quantities).reduce(
    (sum, [id, quantity]) => (shop.byId.get(id)?.product.mappedType === 'membership' ? sum + quantity : sum),
    0,
  );
}

async function isUsedUp(db: Pool | PoolClient, eventId: string, limitId: string, cartId?: string) {
  const { rowCount } = await db.query(
    `select 1 from limits where event_id = $1 and id = $2 and used >= total and not exists (
       select 1 from limit_usages where limit_usages.event_id = $1 and limit_id = $2 and cart_id = $3
     )`,
    [eventId, limitId, cartId],
  );
  return rowCount !== 0;
}
