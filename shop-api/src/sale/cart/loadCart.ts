import type { Pool, PoolClient } from 'pg';
import { areWellFormed, type CartCredentials, proven } from './cartCredentials.ts';
import type { CartDeps } from './cartDeps.ts';
import { cartExpired, noSuchCart } from './cartFailures.ts';
import { type CartRow, cartColumns } from './cartReader.ts';
import type { StoredCart } from './storedCart.ts';

/**
 * The cart of this shop with this id, if the token is its own or it is the account's; else 404, whatever is the matter [API-07].
 */
export async function loadCart({ pool, carts }: CartDeps, claim: CartCredentials): Promise<StoredCart> {
  return adopted(
    pool,
    claim,
    proven(claim, areWellFormed(claim) ? await carts.read(claim.shop.eventId, claim.cartId) : null),
  );
}

/** The same, where its time must not be over: else 410. */
export async function requireActiveCart(deps: CartDeps, claim: CartCredentials): Promise<StoredCart> {
  const cart = await loadCart(deps, claim);
  if (cart.status === 'expired') throw cartExpired();
  return cart;
}

/** One's own cart, which stays as it is, with what it holds, until the transaction ends. */
export async function lockCart(client: PoolClient, claim: CartCredentials): Promise<StoredCart> {
  if (!areWellFormed(claim)) throw noSuchCart();
  const values = [claim.shop.eventId, claim.cartId];
  const locking = 'select 1 from carts where event_id = $1 and id = $2 for update';
  await client.query({ name: 'lock-cart', text: locking, values });
  // Not in the same statement, which would show the cart as it was before a wait for the lock.
  const reading = `select ${cartColumns} from cart_states where event_id = $1 and id = $2`;
  const { rows } = await client.query<CartRow>({ name: 'locked-cart', text: reading, values });
  return adopted(client, claim, proven(claim, rows[0] ?? null));
}

/** Who fills a cart signed in makes it their account's, once. */
export async function adopted(
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
