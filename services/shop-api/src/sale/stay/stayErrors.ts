import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Pool, PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import { type CartStay, cartStay, isOfStay, touchesStay } from './cartStay.ts';

/** The stay of a cart, and its errors before checkout. */
export async function readCheckedStay(
  db: Pool | PoolClient,
  shop: Shop,
  cartId: string,
  quantities: Quantities,
): Promise<{ stay: CartStay | null; errors: Refusal[] }> {
  if (!touchesStay(shop, quantities)) return { stay: null, errors: [] };
  const stay = await cartStay(db, shop.eventId, cartId);
  return { stay, errors: stayErrors(shop, quantities, stay) };
}

/**
 * Returns the errors of a stay before checkout: lines that do not belong to the stay (after concurrent or interrupted
 * changes), and a number of entrance tickets that differs from the number of persons. If there is no ticket at all, the
 * browser asks the shopper instead (6003) [TRV-07].
 */
export function stayErrors(shop: Shop, quantities: Quantities, stay: CartStay | null): Refusal[] {
  if (!isConsistent(shop, quantities, stay)) return [stayChanged];
  const persons = stay?.persons ?? 0;
  const tickets = entranceTickets(shop, quantities);
  if (tickets.ofStay === 0 && (stay === null || tickets.others === 0)) return [];
  // Other tickets may be for other persons, so they are not an error. They count only if the stay has no tickets of its
  // own.
  const entrance = tickets.ofStay || tickets.others;
  return entrance === persons ? [] : [mismatch(persons, entrance)];
}

function isConsistent(shop: Shop, quantities: Quantities, stay: CartStay | null): boolean {
  if (stay !== null && quantities[stay.roomId] !== stay.rooms) return false;
  const extras = stay === null ? [] : (shop.stays.get(stay.packageId)?.extras ?? []);
  return Object.keys(quantities)
    .filter((id) => isOfStay(shop, id))
    .every((id) => id === stay?.roomId || extras.some(({ product }) => product.id === id));
}

function entranceTickets(shop: Shop, quantities: Quantities) {
  const count = { ofStay: 0, others: 0 };
  for (const [id, quantity] of Object.entries(quantities)) {
    const product = shop.byId.get(id)?.product;
    if (product?.mappedType !== 'ticket') continue;
    if (isTravelTicket(product)) count.ofStay += quantity;
    else count.others += quantity;
  }
  return count;
}

const mismatch = (persons: number, tickets: number): Refusal =>
  refusal('validation.travel.occupants.does.not.equal.number.entrance.tickets', { persons, tickets });

const stayChanged = refusal('travel.stay_changed');
