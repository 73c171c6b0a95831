import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { closedCartRefusal } from '../cart/closedCartRefusal.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { stayRefusals } from './stayRefusals.ts';

/**
 * Removes the stay from an authorized cart, together with its extras and the travel tickets, which are sold only with a
 * stay [TRV-04].
 */
export async function dropStay(deps: CartChangeDeps, credentials: CartCredentials): Promise<Result<void, Refusal>> {
  const { shop, cartId } = credentials;
  const tickets = shop.products.filter(({ product }) => isTravelTicket(product)).map(({ product }) => product.id);
  const { rows } = await deps.pool.query<{ outcome: 'gone' | 'none' | 'closed' }>({
    name: 'drop-stay',
    text: 'select drop_stay($1, $2, $3) as outcome',
    values: [shop.eventId, cartId, tickets],
  });
  if (rows[0]?.outcome === 'gone') return success(undefined);
  if (rows[0]?.outcome === 'none') return failure(stayRefusals.noStay);
  return failure(await closedCartRefusal(deps, credentials));
}
