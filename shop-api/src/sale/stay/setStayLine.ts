import { isTravelTicket } from '@festival/shared-contracts/product/product';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOn';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { heldQuantities } from '../cart/heldQuantities.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import { type CartStay, cartStay, isRoom, isStayExtra } from './cartStay.ts';
import { dropStay } from './dropStay.ts';
import { recordTicketsFollow } from './followPersons.ts';
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
  deps: CartChangeDeps,
  claim: CartCredentials,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<StayLine> {
  const { shop, cartId } = claim;
  if (addOnOfKey(productId)) return (await setAddOn(deps, claim, { addonId: productId }, quantity)) ?? 'done';
  const product = shop.byId.get(productId)?.product;
  const isOfStays = product?.mappedType === 'packages';
  if (!product || !(isOfStays || isTravelTicket(product))) return 'other';
  const stay = await cartStay(deps.pool, shop.eventId, cartId);
  if (isTravelTicket(product)) return setTickets(deps, claim, { productId, quantity }, stay);
  if (isStayExtra(shop, productId)) {
    return (await setExtra(deps, claim, { extraId: productId, amount: quantity })) ?? 'done';
  }
  if (!isRoom(shop, productId)) return 'other';
  if (!stay) return noStay;
  if (quantity > 0 || stay.roomId !== productId) return roomNeedsStay;
  return (await dropStay(deps, claim)) ?? 'done';
}

/** As many tickets as persons can always be had, also where that is more than the shop sells of a ticket. */
async function setTickets(
  deps: CartChangeDeps,
  claim: CartCredentials,
  { productId, quantity }: { productId: string; quantity: number },
  stay: CartStay | null,
): Promise<StayLine> {
  const entry = claim.shop.byId.get(productId);
  if (!stay || !entry || quantity !== stay.persons) return stay === null && quantity > 0 ? ticketNeedsStay : 'other';
  const held = await heldQuantities(deps.pool, claim.shop.eventId, claim.cartId);
  const refused = await reserveLine(deps, claim, { entry, quantity, held });
  if (refused) return refused;
  await recordTicketsFollow(deps, claim, quantity);
  return 'done';
}
