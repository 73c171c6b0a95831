import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Pool, PoolClient } from 'pg';
import type { Claim } from '../account-limit/claims.ts';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Shop } from '../shop/shop.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const reference = /^[0-9]{9}$/;

const notFound = () => new ApiFailure(404, 'upgrade.not_found', 'There is no order to upgrade by this id.');
const processed = () => new ApiFailure(409, 'upgrade.processed', 'This order has been upgraded already.');

const allowanceOf = (orderId: string) => `upgrade:${orderId}`;

/** The one upgrade that an order can have [UPG-03]. */
export const upgradeClaim = (orderId: string): Claim => ({
  allowanceId: allowanceOf(orderId),
  total: 1,
  keepSeconds: 0,
});

/**
 * The id of the paid order that is to be upgraded, by what stands in the header: its external reference, which nobody guesses,
 * or the nine digits, which count only for the account that placed it. Throws what 4005, 4003 and 4002 stand for [UPG-03].
 */
export async function upgradableOrder(
  pool: Pool,
  shop: Shop,
  named: string,
  accountId: string | null,
): Promise<string> {
  if (!uuid.test(named) && !reference.test(named))
    throw new ApiFailure(400, 'upgrade.order_id_invalid', 'That is no order id.');
  const { rows } = await pool.query<{ id: string; isProcessed: boolean }>(
    `select orders.id, coalesce(used >= total, false) as "isProcessed"
     from orders left join allowances on allowances.event_id = $1 and allowances.id = 'upgrade:' || orders.id
     where orders.event_id = $1 and orders.status = 'completed'
       and (external_reference = case when $4 then $2 end::uuid or reference = $2 and account_id = $3)`,
    [shop.eventId, named, accountId, uuid.test(named)],
  );
  const [order] = rows;
  if (!order) throw notFound();
  if (order.isProcessed) throw processed();
  return order.id;
}

/** What an order bought: product id to quantity; null for no order. */
export async function boughtBy(
  db: Pool | PoolClient,
  eventId: string,
  orderId: string | null,
): Promise<Quantities | null> {
  if (orderId === null) return null;
  const { rows } = await db.query<{ id: string; quantity: number }>({
    name: 'bought-by',
    text: 'select product_id as id, qty as quantity from order_lines where event_id = $1 and order_id = $2',
    values: [eventId, orderId],
  });
  return Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]));
}
