import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';

/**
 * Records whether the shopper's number of travel tickets equals the number of persons. If so, the tickets follow the
 * persons from then on [TRV-03].
 */
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
