import type { OriginalOrder, Purchase } from '@festival/shared-contracts/order-lookup/orderLookup';
import type { OrderReference } from '@festival/shared-contracts/order-lookup/orderReference';
import type { Pool } from 'pg';

type OrderQuery = {
  eventId: string;
  by: OrderReference;
  accountId: string | null;
  /** An add-on shop shows an order only to the account that placed it [LKP-04]. */
  onlyOwn: boolean;
};

type OrderRow = OriginalOrder & { id: string; isOwn: boolean };

/** An earlier order with its database id. */
type FoundOrder = { id: string; order: OriginalOrder };

/**
 * Finds the paid orders of an event by reference, by external reference or by the account's own address, newest first.
 * Only the account that placed an order receives its buyer and external reference [LKP-03, LKP-04].
 */
export async function findOrders(pool: Pool, { eventId, by, accountId, onlyOwn }: OrderQuery): Promise<FoundOrder[]> {
  const byEmail = 'consumer_email' in by;
  // The same statement is used for every query, so that neither the response nor its duration distinguishes an unknown
  // reference from another person's reference.
  const { rows } = await pool.query<OrderRow>(
    `select id, reference, external_reference, coalesce(account_id = $2, false) as "isOwn",
       jsonb_build_object('email', buyer ->> 'email', 'firstName', buyer ->> 'firstName', 'lastName', buyer ->> 'lastName')
         as consumer
     from orders
     where event_id = $1 and status = 'completed' and (account_id = $2 or not $3)
       and (reference = $4 or external_reference = $5 or account_id = $2 and lower(buyer ->> 'email') = lower($6))
     order by placed_at desc limit 100`,
    [
      eventId,
      accountId,
      onlyOwn || byEmail,
      'reference' in by ? by.reference : null,
      'consumer_external_reference' in by ? by.consumer_external_reference : null,
      byEmail ? by.consumer_email : null,
    ],
  );
  const purchases = await purchasesOf(
    pool,
    eventId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, isOwn, reference, external_reference, consumer }) => ({
    id,
    order: {
      reference,
      external_reference: isOwn || 'consumer_external_reference' in by ? external_reference : '',
      consumer: isOwn ? consumer : null,
      purchases: purchases.get(id) ?? [],
    },
  }));
}

async function purchasesOf(pool: Pool, eventId: string, orderIds: string[]): Promise<Map<string, Purchase[]>> {
  const { rows } = await pool.query<Purchase & { orderId: string }>(
    `select line.order_id as "orderId", line.product_id as id, line.qty - line.refunded_qty as quantity, line.price_cents as price,
       coalesce(product.definition ->> 'type', '') as type, line.texts,
       case when product.definition ->> 'type' in ('travel', 'hotel') and line.name not like 'Travel:%'
         then 'Travel: ' || line.name else line.name end as title
     from order_lines line
     left join products product on product.event_id = $1 and product.id = line.product_id
     where line.event_id = $1 and line.order_id = any ($2::uuid[]) and line.qty > line.refunded_qty order by line.order_id, line.position`,
    [eventId, orderIds],
  );
  return rows.reduce((byOrder, { orderId, ...purchase }) => {
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), purchase]);
    return byOrder;
  }, new Map<string, Purchase[]>());
}
