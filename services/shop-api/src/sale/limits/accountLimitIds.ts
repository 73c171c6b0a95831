import type { Shop } from '../../catalogue/shop/shop.ts';

/** The ids of an account's limits. */
export const accountLimitIds = {
  orders: (shop: Shop, accountId: string): string => `orders:${shop.slug}:${accountId}`,
  membership: (accountId: string): string => `membership:${accountId}`,
};
