import type { PoolClient } from 'pg';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { assignAccount } from './assignAccount.ts';
import { authorizeCart } from './authorizeCart.ts';
import { areWellFormed, type CartCredentials } from './cartCredentials.ts';
import { cartFailures } from './cartFailures.ts';
import { type CartRow, cartColumns } from './cartReader.ts';
import { forgetFormerToken } from './forgetFormerToken.ts';

/** Reads and locks the cart and its lines until the transaction ends. Throws 404 unless the credentials match. */
export async function lockCart(client: PoolClient, credentials: CartCredentials): Promise<StoredCart> {
  if (!areWellFormed(credentials)) throw cartFailures.notFound();
  const values = [credentials.shop.eventId, credentials.cartId];
  const locking = 'select 1 from carts where event_id = $1 and id = $2 for update';
  await client.query({ name: 'lock-cart', text: locking, values });
  // The cart is read by a separate statement, since the locking one would return the state from before it waited for
  // the lock.
  const reading = `select ${cartColumns} from cart_states where event_id = $1 and id = $2`;
  const { rows } = await client.query<CartRow>({ name: 'locked-cart', text: reading, values });
  const cart = authorizeCart(credentials, rows[0] ?? null);
  if (rows[0]?.hasFormerToken) await forgetFormerToken(client, credentials);
  return assignAccount(client, credentials, cart);
}
