import { type Result, success } from '@festival/shared-contracts/errors/result';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { heldQuantities } from '../cart/heldQuantities.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { cartStay } from './cartStay.ts';

/**
 * Sets the number of travel tickets to the number of persons of the stay, unless the shopper has set it [TRV-03]. If
 * too few tickets are left, the call still succeeds, and the cart reports the error before checkout [TRV-07].
 */
export async function followPersons(
  deps: CartChangeDeps,
  credentials: CartCredentials,
): Promise<Result<void, Refusal>> {
  const { shop, cartId } = credentials;
  const entry = shop.products.find(({ product }) => isTravelTicket(product));
  const stay = await cartStay(deps.pool, shop.eventId, cartId);
  if (!entry || !stay?.ticketsFollow) return success(undefined);
  const held = await heldQuantities(deps.pool, shop.eventId, cartId);
  if (held[entry.product.id] === stay.persons) return success(undefined);
  const reserved = await reserveLine(deps, credentials, { entry, quantity: stay.persons, held });
  return !reserved.ok && reserved.error.code === cartRefusals.soldOut.code ? success(undefined) : reserved;
}
