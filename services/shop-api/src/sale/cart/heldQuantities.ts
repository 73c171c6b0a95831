import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Pool, PoolClient } from 'pg';

/** The quantities in a cart, by product id. */
export async function heldQuantities(db: Pool | PoolClient, eventId: string, cartId: string): Promise<Quantities> {
  const { rows } = await db.query<{ product_id: string; qty: number }>({
    name: 'cart-lines',
    text: 'select product_id, qty from cart_lines where event_id = $1 and cart_id = $2',
    values: [eventId, cartId],
  });
  return Object.fromEntries(rows.map((row) => [row.product_id, row.qty]));
}
