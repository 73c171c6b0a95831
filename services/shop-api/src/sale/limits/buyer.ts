import type { Shop } from '../../catalogue/shop/shop.ts';

/** A buyer in a shop; the account is null for a guest. */
export type Buyer = { shop: Shop; accountId: string | null };
