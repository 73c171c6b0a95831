import type { PoolClient } from 'pg';
import { soldLevel } from '../../sale/limits/membership.ts';

/** Records the membership that an order sold, if any. A background job publishes it to the account [MEM-01]. */
export async function recordMembershipSale(client: PoolClient, eventId: string, orderId: string): Promise<void> {
  await client.query(
    `insert into membership_sales (event_id, order_id, brand, account_id, level, period)
     select $1, $2, shops.config ->> 'ossBrand', orders.account_id, $3,
       lower(coalesce(products.definition -> 'meta' ->> 'membershipType', 'year'))
     from orders
     join shops on shops.event_id = $1 and shops.slug = orders.shop_slug
     join order_lines line on line.event_id = $1 and line.order_id = orders.id
     join products on products.event_id = $1 and products.id = line.product_id
     where orders.event_id = $1 and orders.id = $2 and orders.account_id is not null
       and products.definition ->> 'mappedType' = 'membership'
     limit 1
     on conflict do nothing`,
    [eventId, orderId, soldLevel],
  );
}
