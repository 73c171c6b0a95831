import type { Pool, PoolClient } from 'pg';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { CartCredentials } from './cartCredentials.ts';

/** Assigns the signed-in account to a shopping cart without an account. Returns the updated cart. */
export async function assignAccount(
  db: Pool | PoolClient,
  { shop, accountId = null }: CartCredentials,
  cart: StoredCart,
): Promise<StoredCart> {
  if (accountId === null || cart.accountId !== null || cart.status !== 'shopping') return cart;
  await db.query(
    "update carts set account_id = $3 where event_id = $1 and id = $2 and account_id is null and status = 'shopping'",
    [shop.eventId, cart.id, accountId],
  );
  return { ...cart, accountId };
}
