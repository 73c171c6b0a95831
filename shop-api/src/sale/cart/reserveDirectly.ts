import { isTravelTicket, type Product } from '@festival/shared-contracts/product/product';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { type CartCredentials, hashedCredentials } from './cartCredentials.ts';
import type { CartChangeDeps } from './cartDeps.ts';
import { adopted, requireActiveCart } from './loadCart.ts';
import { beginHold } from './openCart.ts';
import { quantityRefusal, type Refusal, soldOut } from './quantityRefusal.ts';
import type { StoredCart } from './storedCart.ts';

/**
 * Holds what the shop's rules allow in any cart: one statement proves whose cart it is, holds it, and tells the cart as it is then
 * [API-09]. Answers that cart, or that it is sold out; null where the cart has to be read first to know, or to say what is wrong.
 */
export async function reserveDirectly(
  deps: CartChangeDeps,
  claim: CartCredentials,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<StoredCart | Refusal | null> {
  const { shop, cartId } = claim;
  const entry = shop.byId.get(productId);
  if (!entry || !isForAnyCart(shop, entry.product, quantity)) return null;
  const proof = hashedCredentials(claim);
  if (!proof) return null;
  const change = { eventId: shop.eventId, cartId, productId, stockId: entry.stockId, quantity, proof };
  const { outcome, wasEmpty, cart } = await deps.reservations.reserve(change);
  if (outcome === 'sold_out') return soldOut;
  if (!cart) return null;
  if (wasEmpty && quantity > 0) await beginHold(deps.pool, shop, cartId);
  if (wasEmpty || cart.status === 'expired') return requireActiveCart(deps, claim);
  return adopted(deps.pool, claim, cart);
}

/** Whether no rule would refuse it, whatever else the cart holds and whosever it is. */
function isForAnyCart(shop: Shop, product: Product, quantity: number): boolean {
  if (shop.capabilities.requiresMembership || isTravelTicket(product)) return false;
  if (['packages', 'membership', 'upgrades'].includes(product.mappedType)) return false;
  return quantityRefusal({ product, quantity, held: 0 }, shop) === null;
}
