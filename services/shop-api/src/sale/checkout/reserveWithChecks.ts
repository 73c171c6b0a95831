import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Pool } from 'pg';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { checkIsShopping } from '../cart/checkIsShopping.ts';
import { checkQuantity } from '../cart/checkQuantity.ts';
import { loadCart } from '../cart/loadCart.ts';
import type { QuantityChange } from '../cart/quantityChange.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { checkMembership, membershipFor } from '../limits/checkMembership.ts';
import { checkMembershipLimit } from '../limits/checkMembershipLimit.ts';
import { checkSaleAccess } from '../limits/checkSaleAccess.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { recordTicketsFollow } from '../stay/recordTicketsFollow.ts';
import { setStayLine } from '../stay/setStayLine.ts';
import { checkUpgrade } from '../upgrade/checkUpgrade.ts';
import { boughtBy } from '../upgrade/upgradableOrder.ts';

/** Sets a quantity by rules that need the cart: its status, its stay, its account and its other products. */
export async function reserveWithChecks(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  change: QuantityChange,
): Promise<Result<void, Refusal>> {
  const cart = await loadCart(deps, credentials);
  const shopping = checkIsShopping(cart.status);
  if (!shopping.ok) return shopping;
  const stayLine = await setStayLine(deps, credentials, change, cart);
  if (stayLine.kind === 'done') return success(undefined);
  if (stayLine.kind === 'refused') return failure(stayLine.refusal);
  return reserveProduct(deps, credentials, change, cart);
}

async function reserveProduct(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  change: QuantityChange,
  cart: StoredCart,
): Promise<Result<void, Refusal>> {
  const { shop } = credentials;
  const { productId, quantity } = change;
  const entry = shop.byId.get(productId);
  if (!entry) return failure(cartRefusals.productNotFound);
  const held = cart.quantities;
  const allowed = checkQuantity({ product: entry.product, quantity, quantities: held }, shop);
  if (!allowed.ok) return allowed;
  const limited = await checkLimits(deps.pool, credentials, cart, change, held);
  if (!limited.ok) return limited;
  const reserved = await reserveLine(deps, credentials, { entry, quantity, held });
  if (reserved.ok && isTravelTicket(entry.product)) await recordTicketsFollow(deps, credentials, quantity);
  return reserved;
}

/** Checks the limits of the account and of the order to upgrade, if the change concerns them [ERR-06, MEM-01, MEM-02, UPG-01]. */
async function checkLimits(
  pool: Pool,
  { shop, accountId }: CartCredentials,
  cart: StoredCart,
  change: QuantityChange,
  held: Quantities,
): Promise<Result<void, Refusal>> {
  const mappedType = shop.byId.get(change.productId)?.product.mappedType;
  const buyer = { shop, accountId: accountId ?? cart.accountId };
  if (mappedType === 'membership') {
    const limited = await checkMembershipLimit(pool, change, held, buyer);
    if (!limited.ok) return limited;
  }
  if (change.quantity <= (held[change.productId] ?? 0)) return success(undefined);
  const access = await checkSaleAccess(pool, cart.id, buyer);
  if (!access.ok || mappedType === 'membership') return access;
  const after = { ...held, [change.productId]: change.quantity };
  const member = checkMembership(after, shop, await membershipFor(pool, shop, buyer.accountId));
  if (!member.ok || mappedType !== 'upgrades') return member;
  return checkUpgrade(after, await boughtBy(pool, shop.eventId, cart), shop);
}
