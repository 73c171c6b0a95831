import { isTravelTicket } from '@festival/shared-contracts/product/product';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { heldQuantities } from '../cart/heldQuantities.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { soldOut } from '../cart/quantityRefusal.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import { cartStay } from './cartStay.ts';

/**
 * Sets the travel tickets to the persons who stay, where the shopper has not set them otherwise [TRV-03]. If there are too few
 * left the stay stands all the same: the cart says what is missing before checkout [TRV-07].
 */
export async function followPersons(deps: CartChangeDeps, claim: CartCredentials): Promise<Refusal | null> {
  const { shop, cartId } = claim;
  const entry = shop.products.find(({ product }) => isTravelTicket(product));
  const stay = await cartStay(deps.pool, shop.eventId, cartId);
  if (!entry || !stay?.ticketsFollow) return null;
  const held = await heldQuantities(deps.pool, shop.eventId, cartId);
  if (held[entry.product.id] === stay.persons) return null;
  const refused = await reserveLine(deps, claim, { entry, quantity: stay.persons, held });
  return refused === soldOut ? null : refused;
}

/** Notes whether the tickets are as many as the persons again, or the shopper's own number from now on. */
export async function recordTicketsFollow(
  { pool }: Pick<CartChangeDeps, 'pool'>,
  { shop, cartId }: CartCredentials,
  quantity: number,
): Promise<void> {
  await pool.query(
    `update hotel_carts set tickets_follow = (persons = $3)
     where event_id = $1 and cart_id = $2 and tickets_follow <> (persons = $3)`,
    [shop.eventId, cartId, quantity],
  );
}
