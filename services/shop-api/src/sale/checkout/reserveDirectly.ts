import { success } from '@festival/shared-contracts/errors/result';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { assignAccount } from '../cart/assignAccount.ts';
import { type CartCredentials, hashedCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { checkAmount, checkQuantity } from '../cart/checkQuantity.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { beginHold } from '../cart/openCart.ts';
import type { QuantityChange } from '../cart/quantityChange.ts';
import { reserveInShare } from '../cart/reserveInShare.ts';
import { soldOutRefusal } from '../cart/soldOutRefusal.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { isSaleRestricted } from '../limits/checkSaleAccess.ts';
import type { Refusal } from '../refusal/refusal.ts';

/** The result of a direct reservation. `needsChecks`: the cart must be read before the shop can decide. */
type DirectReservation =
  | { kind: 'held'; cart: StoredCart }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'needsChecks' };

/**
 * Changes a quantity that the shop allows in every cart. One statement checks the credentials, changes the line and
 * returns the cart [API-09]. Tickets above the order's limit are returned at once [TIX-03].
 */
export async function reserveDirectly(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  { productId, quantity }: QuantityChange,
): Promise<DirectReservation> {
  const { shop, cartId } = credentials;
  const entry = shop.byId.get(productId);
  const hashed = hashedCredentials(credentials);
  if (!hashed || !entry || !isAllowedInEveryCart(credentials, entry.product, quantity)) return { kind: 'needsChecks' };
  const line = { eventId: shop.eventId, cartId, productId, stockId: entry.stockId, credentials: hashed };
  const answer = await reserveInShare(deps, credentials, { ...line, quantity });
  const { outcome, more, wasEmpty, cart } = answer;
  if (outcome === 'over_share') return { kind: 'refused', refusal: cartRefusals.overShare };
  if (outcome === 'sold_out')
    return { kind: 'refused', refusal: soldOutRefusal(entry.product, quantity, answer, shop.config) };
  if (!cart) return { kind: 'needsChecks' };
  const allowed = more && more > 0 ? checkAmount(entry.product, quantity, shop, cart.quantities) : success(undefined);
  if (!allowed.ok) {
    // Returns the addition, since the cart's other tickets are known only now. This is rare, since the page requests no
    // more than the limit allows.
    await deps.reservations.reserve({ ...line, quantity: quantity - (more ?? 0) });
    return { kind: 'refused', refusal: allowed.error };
  }
  if (wasEmpty && quantity > 0) await beginHold(deps.pool, shop, cartId);
  if (wasEmpty || cart.status === 'expired') return { kind: 'held', cart: await requireActiveCart(deps, credentials) };
  return { kind: 'held', cart: await assignAccount(deps.pool, credentials, cart) };
}

/** Whether no rule depends on the cart's other products or its account. */
function isAllowedInEveryCart(
  { shop, accountId = null }: CartCredentials,
  product: Product,
  quantity: number,
): boolean {
  if (shop.capabilities.requiresMembership || isSaleRestricted(shop, accountId) || isTravelTicket(product))
    return false;
  if (['packages', 'membership', 'upgrades'].includes(product.mappedType)) return false;
  return checkQuantity({ product, quantity, quantities: {} }, shop).ok;
}
