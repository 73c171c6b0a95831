import { isTravelTicket } from '@festival/shared-contracts/product/product';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { closedCartRefusal } from '../cart/closedCartRefusal.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { noStay } from './stayRefusals.ts';

/** Takes the stay out of the caller's own cart with its extras, and with the travel tickets, which are sold with nothing else [TRV-04]. */
export async function dropStay(deps: CartChangeDeps, claim: CartCredentials): Promise<Refusal | null> {
  const { shop, cartId } = claim;
  const tickets = shop.products.filter(({ product }) => isTravelTicket(product)).map(({ product }) => product.id);
  const { rows } = await deps.pool.query<{ outcome: 'gone' | 'none' | 'closed' }>({
    name: 'drop-stay',
    text: 'select drop_stay($1, $2, $3) as outcome',
    values: [shop.eventId, cartId, tickets],
  });
  if (rows[0]?.outcome === 'gone') return null;
  return rows[0]?.outcome === 'none' ? noStay : await closedCartRefusal(deps, claim);
}
