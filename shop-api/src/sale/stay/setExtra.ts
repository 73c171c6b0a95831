import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { StayExtra } from '../../catalogue/travel/stay.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartChanged, closedRefusal } from '../cart/closedCartRefusal.ts';
import { loadCart } from '../cart/loadCart.ts';
import { amountRefusal, productNotFound, type Refusal, soldOut } from '../cart/quantityRefusal.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import { type CartStay, cartStay } from './cartStay.ts';
import { noStay } from './stayRefusals.ts';

/** Sets how many of an extra the cart's stay has, 0 removes it [TRV-03]. Answers null when it is done, else why not. */
export async function setExtra(
  deps: CartChangeDeps,
  claim: CartCredentials,
  { extraId, amount }: { extraId: string; amount: number },
): Promise<Refusal | null> {
  const { shop, cartId } = claim;
  const cart = await loadCart(deps, claim);
  const closed = closedRefusal(cart.status);
  if (closed) return closed;
  const stay = await cartStay(deps.pool, shop.eventId, cartId);
  if (!stay) return noStay;
  const entry = extraOf(shop, stay, extraId);
  if (!entry) return productNotFound;
  const held = cart.quantities;
  const refusal = extraRefusal(entry, { amount, held: held[extraId] ?? 0 }, shop);
  if (refusal) return refusal;
  const refused = await reserveLine(deps, claim, { entry, quantity: amount, held });
  if (refused || amount === 0) return refused;
  const now = await cartStay(deps.pool, shop.eventId, cartId);
  if (now && extraOf(shop, now, extraId)) return null;
  // The stay was changed or left meanwhile: what was held for it goes again.
  await reserveLine(deps, claim, { entry, quantity: 0, held: { [extraId]: amount } });
  return cartChanged;
}

const extraOf = (shop: Shop, stay: CartStay, extraId: string): StayExtra | undefined =>
  shop.stays.get(stay.packageId)?.extras.find(({ product }) => product.id === extraId);

/** Why the rules refuse this amount of an extra; less is never refused for what is left. */
export function extraRefusal(
  { product }: Pick<StayExtra, 'product'>,
  { amount, held }: { amount: number; held: number },
  { config }: Shop,
): Refusal | null {
  if (amount === 0) return null;
  if (amount > held && !canBeAdded(product)) return soldOut;
  return amountRefusal(product, amount, config);
}
