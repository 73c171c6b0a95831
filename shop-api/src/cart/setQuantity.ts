import type { ShopApiParts } from '../shopApiParts.ts';
import { beginHold } from './openCart.ts';
import { productNotFound, quantityRefusal, type Refusal, soldOut } from './quantityRefusal.ts';
import { type CartClaim, heldQuantities, ownCart } from './storedCart.ts';

const closedCarts: Record<string, Refusal> = {
  expired: { code: 'cart.expired', message: 'The time of this cart is over.' },
  in_payment: { code: 'cart.in_payment', message: 'This cart is being paid and can not be changed now.' },
  confirmed: { code: 'cart.confirmed', message: 'This cart has been paid.' },
};

/** Sets how many of a product a cart holds. Answers null when it is done, else why the shop refuses [API-12]. */
export async function setQuantity(
  parts: Pick<ShopApiParts, 'pool' | 'reservations'>,
  claim: CartClaim,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<Refusal | null> {
  const { shop, cartId } = claim;
  const cart = await ownCart(parts.pool, claim);
  if (cart.status !== 'shopping') return closedCarts[cart.status] ?? null;
  const entry = shop.byId.get(productId);
  if (!entry) return productNotFound;
  const quantities = await heldQuantities(parts.pool, shop.eventId, cartId);
  const held = quantities[productId] ?? 0;
  const refusal = quantityRefusal({ product: entry.product, quantity, held }, shop.config);
  if (refusal) return refusal;
  if (Object.keys(quantities).length === 0) await beginHold(parts.pool, shop, cartId);
  const outcome = await parts.reservations.reserve({
    eventId: shop.eventId,
    cartId,
    productId,
    stockId: entry.stockId,
    quantity,
  });
  if (outcome === 'held') return null;
  return outcome === 'sold_out' ? soldOut : await whyClosed(parts, claim);
}

/** The cart ended, or was taken to payment, while the wish waited. */
async function whyClosed(parts: Pick<ShopApiParts, 'pool'>, claim: CartClaim): Promise<Refusal> {
  const { status } = await ownCart(parts.pool, claim);
  return closedCarts[status] ?? { code: 'cart.changed', message: 'This cart has changed. Try again.' };
}
