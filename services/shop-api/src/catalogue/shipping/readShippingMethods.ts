import type { ShippingMethod } from '@festival/shared-contracts/shipping/shippingMethod';
import type { Pool, PoolClient } from 'pg';

/**
 * Reads an event's delivery methods to a country that has a choice of methods, in their order; prices in cents
 * [SHP-02].
 */
export async function readShippingMethods(
  db: Pool | PoolClient,
  eventId: string,
  country: string | null,
): Promise<ShippingMethod[]> {
  if (country === null) return [];
  const { rows } = await db.query<ShippingMethod>({
    name: 'shipping-methods',
    text: `select name, texts, handle, price_cents as price from shipping_methods
       where event_id = $1 and country = $2 order by position`,
    values: [eventId, country],
  });
  return rows;
}
