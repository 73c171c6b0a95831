import { isTravelTicket } from '@festival/shared-contracts/product/product';
import { holdLine } from '../cart/holdLine.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { soldOut } from '../cart/quantityRefusal.ts';
import { type CartClaim, heldQuantities } from '../cart/storedCart.ts';
import { cartStay } from './cartStay.ts';
import type { HotelCartParts } from './hotelCartParts.ts';

/**
 * Sets the travel tickets to the persons who stay, where the shopper has not set them otherwise [TRV-03]. If there are too few
 * left the stay stands all the same: the cart says what is missing before checkout [TRV-07].
 */
export async function followPersons(parts: HotelCartParts, claim: CartClaim): Promise<Refusal | null> {
  const { shop, cartId } = claim;
  const entry = shop.products.find(({ product }) => isTravelTicket(product));
  const stay = await cartStay(parts.pool, shop.eventId, cartId);
  if (!entry || !stay?.ticketsFollow) return null;
  const held = await heldQuantities(parts.pool, shop.eventId, cartId);
  if (held[entry.product.id] === stay.persons) return null;
  const refused = await holdLine(parts, claim, { entry, quantity: stay.persons, held });
  return refused === soldOut ? null : refused;
}

/** Notes whether the tickets are as many as the persons again, or the shopper's own number from now on. */
export async function noteTicketsSet(
  { pool }: Pick<HotelCartParts, 'pool'>,
  { shop, cartId }: CartClaim,
  quantity: number,
): Promise<void> {
  await pool.query(
    `update hotel_carts set tickets_follow = (persons = $3)
     where event_id = $1 and cart_id = $2 and tickets_follow <> (persons = $3)`,
    [shop.eventId, cartId, quantity],
  );
}
