import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { isRoom } from './cartStay.ts';

/** Stores the stay of an order, if it has one, after its lines. Later changes of the cart do not change it. */
export async function recordStay(
  client: PoolClient,
  { shop, quantities }: { shop: Shop; quantities: Quantities },
  orderId: string,
): Promise<void> {
  if (!Object.keys(quantities).some((id) => isRoom(shop, id))) return;
  await client.query('select record_stay($1, $2)', [shop.eventId, orderId]);
}
