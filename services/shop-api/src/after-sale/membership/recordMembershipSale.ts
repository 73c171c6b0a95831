import type { PoolClient } from 'pg';
import { soldLevel } from '../../sale/limits/membership.ts';

/**
 * Records the membership sold by an order, if any, and its renewal if the shopper agreed to it. Background jobs publish
 * it to the account, and renew it [MEM-01].
 */
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
  // An order without a payment method is not renewed, since there is no method to charge later.
  await client.query(
    `insert into membership_renewals (event_id, order_id, provider, amount_cents)
     select $1, $2, payments.provider, line.price_cents
     from membership_sales sale
     join orders on orders.event_id = $1 and orders.id = sale.order_id and orders.accepts_renewal
     join payments on payments.event_id = $1 and payments.order_id = sale.order_id
     join order_lines line on line.event_id = $1 and line.order_id = sale.order_id and line.price_cents > 0
     join products on products.event_id = $1 and products.id = line.product_id
     where sale.event_id = $1 and sale.order_id = $2 and products.definition ->> 'mappedType' = 'membership'
     limit 1
     on conflict do nothing`,
    [eventId, orderId],
  );
}
