import { inTransaction } from '@festival/service-kit/database/inTransaction';
import type { Pool, PoolClient } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';
import { setLimitUsages } from '../../sale/limits/setLimitUsages.ts';

type Ended = { orderId: string; cartId: string; limitId: string };

const atOnce = 100;

/**
 * Ends expired memberships that are not renewed, so that their accounts can buy another one [MEM-01]. Returns the
 * number of ended memberships.
 */
export async function endMemberships(pool: Pool): Promise<number> {
  let ended = 0;
  await forEachEvent(pool, async (eventId) => {
    const count = await inTransaction(pool, async (client) => {
      const over = await endedSales(client, eventId);
      for (const sale of over) await releaseMembership(client, eventId, sale);
      return over.length;
    });
    ended += count;
  });
  return ended;
}

/** Expired sales whose account still uses its limit of one membership. Locks their carts. */
async function endedSales(client: PoolClient, eventId: string): Promise<Ended[]> {
  const { rows } = await client.query<Ended>(
    `select orders.id as "orderId", carts.id as "cartId", usage.limit_id as "limitId"
     from membership_sales sale
     join orders on orders.event_id = $1 and orders.id = sale.order_id
     join carts on carts.event_id = $1 and carts.id = orders.cart_id
     join limit_usages usage on usage.event_id = $1 and usage.cart_id = carts.id and usage.limit_id = 'membership:' || sale.account_id
     where sale.event_id = $1
       and sale.sold_at + sale.periods * case sale.period when 'year' then interval '1 year' else interval '1 month' end < clock_timestamp()
       and not exists (
         select 1 from membership_renewals renewal
         where renewal.event_id = $1 and renewal.order_id = sale.order_id and renewal.status = 'active'
       )
     order by carts.id limit $2 for update of carts skip locked`,
    [eventId, atOnce],
  );
  return rows;
}

async function releaseMembership(
  client: PoolClient,
  eventId: string,
  { orderId, cartId, limitId }: Ended,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select limit_id as id from limit_usages where event_id = $1 and cart_id = $2 and limit_id <> $3',
    [eventId, cartId, limitId],
  );
  const others = rows.map(({ id }) => ({ limitId: id, total: null, keepSeconds: 0 }));
  await setLimitUsages(client, { eventId, cartId }, others);
  // Removes the limit from the order, since a repeated webhook would otherwise use it again.
  await client.query('update orders set limit_ids = array_remove(limit_ids, $3) where event_id = $1 and id = $2', [
    eventId,
    orderId,
    limitId,
  ]);
}
