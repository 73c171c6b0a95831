import { isTravelTicket } from '@festival/shared-contracts/product/product';
import type { Pool } from 'pg';
import { membershipRefusal } from '../limits/accountLimits.ts';
import { memberRefusal, membershipFor } from '../limits/checkMembership.ts';
import { recordTicketsFollow } from '../stay/followPersons.ts';
import { setStayLine } from '../stay/setStayLine.ts';
import { boughtBy } from '../upgrade/upgradableOrder.ts';
import { upgradeRefusal } from '../upgrade/upgradeDiscount.ts';
import type { CartCredentials } from './cartCredentials.ts';
import type { CartChangeDeps } from './cartDeps.ts';
import { closedRefusal } from './closedCartRefusal.ts';
import { loadCart, requireActiveCart } from './loadCart.ts';
import { productNotFound, quantityRefusal, type Refusal } from './quantityRefusal.ts';
import { reserveDirectly } from './reserveDirectly.ts';
import { reserveLine } from './reserveLine.ts';
import { storeChoices } from './storeChoices.ts';
import type { StoredCart } from './storedCart.ts';

type Wish = { productId: string; quantity: number };

/** What became of a wish: the cart as it is now, or why the shop refuses. */
export type Changed = { cart: StoredCart } | { refusal: Refusal };

/** Sets how many of a product a cart holds [API-12]. */
export async function setQuantity(deps: CartChangeDeps, claim: CartCredentials, wish: Wish): Promise<Changed> {
  const changed = await changeQuantity(deps, claim, wish);
  const isProtection = claim.shop.byId.get(wish.productId)?.product.mappedType === 'insurance';
  if ('refusal' in changed || !isProtection) return changed;
  // Whether taken or left, the choice is made by it [INS-01].
  const choices = { refundDeclined: wish.quantity === 0 };
  await storeChoices(deps.pool, claim, choices);
  return { cart: { ...changed.cart, choices: { ...changed.cart.choices, ...choices } } };
}

async function changeQuantity(deps: CartChangeDeps, claim: CartCredentials, wish: Wish): Promise<Changed> {
  const atOnce = await reserveDirectly(deps, claim, wish);
  if (atOnce) return 'code' in atOnce ? { refusal: atOnce } : { cart: atOnce };
  const refusal = await reserveWithChecks(deps, claim, wish);
  return refusal ? { refusal } : { cart: await requireActiveCart(deps, claim) };
}

/** The same where what the cart holds decides; answers null when it is done. */
async function reserveWithChecks(
  deps: CartChangeDeps,
  claim: CartCredentials,
  { productId, quantity }: Wish,
): Promise<Refusal | null> {
  const { shop } = claim;
  const cart = await loadCart(deps, claim);
  const closed = closedRefusal(cart.status);
  if (closed) return closed;
  const stayLine = await setStayLine(deps, claim, { productId, quantity });
  if (stayLine !== 'other') return stayLine === 'done' ? null : stayLine;
  const entry = shop.byId.get(productId);
  if (!entry) return productNotFound;
  const { quantities } = cart;
  const held = quantities[productId] ?? 0;
  const refusal = quantityRefusal({ product: entry.product, quantity, held }, shop);
  if (refusal) return refusal;
  const limited = await limitRefusal(deps.pool, claim, cart, { productId, quantity }, quantities);
  if (limited) return limited;
  const refused = await reserveLine(deps, claim, { entry, quantity, held: quantities });
  if (!refused && isTravelTicket(entry.product)) await recordTicketsFollow(deps, claim, quantity);
  return refused;
}

/** What the account and the order being upgraded don't allow, where the wish is about them [MEM-01, MEM-02, UPG-01]. */
async function limitRefusal(
  pool: Pool,
  { shop, accountId }: CartCredentials,
  cart: StoredCart,
  wish: Wish,
  quantities: Record<string, number>,
): Promise<Refusal | null> {
  const mappedType = shop.byId.get(wish.productId)?.product.mappedType;
  const buyer = { shop, accountId: accountId ?? cart.accountId };
  if (mappedType === 'membership') return membershipRefusal(pool, wish, quantities, buyer);
  if (wish.quantity <= (quantities[wish.productId] ?? 0)) return null;
  const after = { ...quantities, [wish.productId]: wish.quantity };
  const notMember = memberRefusal(after, shop, await membershipFor(pool, shop, buyer.accountId));
  if (notMember || mappedType !== 'upgrades') return notMember;
  return upgradeRefusal(after, await boughtBy(pool, shop.eventId, cart.upgradableOrderId), shop);
}
