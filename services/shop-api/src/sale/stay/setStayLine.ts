import type { Result } from '@festival/shared-contracts/errors/result';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import type { QuantityChange } from '../cart/quantityChange.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { type CartStay, cartStay, isRoom, isStayExtra } from './cartStay.ts';
import { dropStay } from './dropStay.ts';
import { recordTicketsFollow } from './recordTicketsFollow.ts';
import { setAddOn } from './setAddOn.ts';
import { setExtra } from './setExtra.ts';
import { stayRefusals } from './stayRefusals.ts';

/** `notOfStay`: the product belongs to no stay, so the usual rules of a product apply. */
type StayLineChange = { kind: 'done' } | { kind: 'refused'; refusal: Refusal } | { kind: 'notOfStay' };

const notOfStay = { kind: 'notOfStay' } as const;
const refused = (refusal: Refusal): StayLineChange => ({ kind: 'refused', refusal });
const changeOf = (result: Result<void, Refusal>): StayLineChange =>
  result.ok ? { kind: 'done' } : refused(result.error);

/**
 * Sets the quantity of a line that belongs to a stay, for PUT products. Extras and add-ons are set as by their own
 * calls. The cart is as it was read before. A room can only be removed, which removes the whole stay [TRV-05]. A travel ticket needs a stay [TIX-11].
 */
export async function setStayLine(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  change: QuantityChange,
  cart: StoredCart,
): Promise<StayLineChange> {
  const { shop, cartId } = credentials;
  const { productId, quantity } = change;
  if (addOnOfKey(productId)) return changeOf(await setAddOn(deps, credentials, { addonId: productId, quantity }, cart));
  const product = shop.byId.get(productId)?.product;
  if (!product || !(product.mappedType === 'packages' || isTravelTicket(product))) return notOfStay;
  const stay = await cartStay(deps.pool, shop.eventId, cartId);
  if (isTravelTicket(product)) return setTickets(deps, credentials, change, { cart, stay });
  if (isStayExtra(shop, productId))
    return changeOf(await setExtra(deps, credentials, { extraId: productId, amount: quantity }, { cart, stay }));
  if (!isRoom(shop, productId)) return notOfStay;
  if (!stay) return refused(stayRefusals.noStay);
  if (quantity > 0 || stay.roomId !== productId) return refused(stayRefusals.roomNeedsStay);
  return changeOf(await dropStay(deps, credentials));
}

/** One ticket for each person is always allowed, even above the shop's maximum. */
async function setTickets(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  { productId, quantity }: QuantityChange,
  { cart, stay }: { cart: StoredCart; stay: CartStay | null },
): Promise<StayLineChange> {
  const entry = credentials.shop.byId.get(productId);
  if (stay === null && quantity > 0) return refused(stayRefusals.ticketNeedsStay);
  if (!stay || !entry || quantity !== stay.persons) return notOfStay;
  const reserved = await reserveLine(deps, credentials, { entry, quantity, held: cart.quantities });
  if (reserved.ok) await recordTicketsFollow(deps, credentials, quantity);
  return changeOf(reserved);
}
