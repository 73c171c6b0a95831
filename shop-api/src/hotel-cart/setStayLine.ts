import { isTravelTicket } from '@festival/shared-contracts/product/product';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOn';
import type { Refusal } from '../cart/quantityRefusal.ts';
import type { CartClaim } from '../cart/storedCart.ts';
import { cartStay, isRoom, isStayExtra } from './cartStay.ts';
import { dropStay } from './dropStay.ts';
import type { HotelCartParts } from './hotelCartParts.ts';
import { setAddOn } from './setAddOn.ts';
import { setExtra } from './setExtra.ts';
import { noStay, roomNeedsStay, ticketNeedsStay } from './stayRefusals.ts';

/** Done, refused, or no line of a stay: then the rules of any product apply. */
export type StayLine = 'done' | Refusal | 'other';

/**
 * What PUT products does with lines of a stay: an extra or an add-on is set as by its own call, a room leaves with its whole
 * stay and never without one [TRV-05], and a travel ticket is had only beside a stay [TIX-11].
 */
export async function setStayLine(
  parts: HotelCartParts,
  claim: CartClaim,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<StayLine> {
  const { shop, cartId } = claim;
  if (addOnOfKey(productId)) return (await setAddOn(parts, claim, { addonId: productId }, quantity)) ?? 'done';
  const product = shop.byId.get(productId)?.product;
  const isOfStays = product?.mappedType === 'packages';
  if (!product || !(isOfStays || isTravelTicket(product))) return 'other';
  const stay = await cartStay(parts.pool, shop.eventId, cartId);
  if (isTravelTicket(product)) {
    return stay === null && quantity > 0 ? ticketNeedsStay : 'other';
  }
  if (isStayExtra(shop, productId)) {
    return (await setExtra(parts, claim, { extraId: productId, amount: quantity })) ?? 'done';
  }
  if (!isRoom(shop, productId)) return 'other';
  if (!stay) return noStay;
  if (quantity > 0 || stay.roomId !== productId) return roomNeedsStay;
  return (await dropStay(parts, claim)) ?? 'done';
}
