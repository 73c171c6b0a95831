import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { isRoom } from './cartStay.ts';

/** Writes down the stay of an order whose lines are stored, where it has one: what the cart becomes later does not change it. */
export async function rememberStay(
  client: PoolClient,
  { shop, quantities }: { shop: Shop; quantities: Quantities },
  orderId: string,
): Promise<void> {
  if (!Object.keys(quantities).some((id) => isRoom(shop, id))) return;
  await client.query('select record_stay($1, $2)', [shop.eventId, orderId]);
}
