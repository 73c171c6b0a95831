import type { StoredCart } from '../cart-state/storedCart.ts';
import { assignAccount } from './assignAccount.ts';
import { authorizeCart } from './authorizeCart.ts';
import { areWellFormed, type CartCredentials } from './cartCredentials.ts';
import type { CartDeps } from './cartDeps.ts';
import { cartFailures } from './cartFailures.ts';
import { forgetFormerToken } from './forgetFormerToken.ts';

/** Reads the cart of these credentials, in any status. Throws 404 unless they match [API-07]. */
export async function loadCart({ pool, carts }: CartDeps, credentials: CartCredentials): Promise<StoredCart> {
  const { shop, cartId } = credentials;
  const row = areWellFormed(credentials) ? await carts.read(shop.eventId, cartId) : null;
  const cart = authorizeCart(credentials, row);
  if (row?.hasFormerToken) await forgetFormerToken(pool, credentials);
  return assignAccount(pool, credentials, cart);
}

/** Like `loadCart`, but throws 410 for an expired cart. */
export async function requireActiveCart(deps: CartDeps, credentials: CartCredentials): Promise<StoredCart> {
  const cart = await loadCart(deps, credentials);
  if (cart.status === 'expired') throw cartFailures.expired();
  return cart;
}
