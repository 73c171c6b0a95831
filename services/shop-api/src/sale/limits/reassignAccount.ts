import type { PoolClient } from 'pg';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';

/** Assigns a (locked) cart to the account that places its order, even if the cart had another account. */
export async function reassignAccount(
  client: PoolClient,
  { shop, accountId = null }: CartCredentials,
  cart: StoredCart,
): Promise<StoredCart> {
  if (accountId === null || accountId === cart.accountId || cart.status !== 'shopping') return cart;
  await client.query('update carts set account_id = $3 where event_id = $1 and id = $2', [
    shop.eventId,
    cart.id,
    accountId,
  ]);
  return { ...cart, accountId };
}
