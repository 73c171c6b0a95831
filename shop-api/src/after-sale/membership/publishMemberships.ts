import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

type Sale = {
  orderId: string;
  brand: string;
  /** Null after the order's personal data was erased. */
  accountId: string | null;
  level: number;
  period: 'year' | 'month';
  soldAt: Date;
  isRefunded: boolean;
};

const atOnce = 100;

/**
 * Publishes sold and refunded memberships to the accounts' tables. It writes those tables first and then the event's: an
 * interrupted sale is published again, which changes nothing [MEM-01]. Answers the number of published sales.
 */
export async function publishMemberships(pool: Pool): Promise<number> {
  let published = 0;
  await forEachEvent(pool, async (eventId) => {
    for (const sale of await unpublishedSales(pool, eventId)) {
      await publish(pool, sale);
      await recordPublished(pool, eventId, sale);
      published += 1;
    }
  });
  return published;
}

async function unpublishedSales(pool: Pool, eventId: string): Promise<Sale[]> {
  const { rows } = await pool.query<Sale>(
    `select order_id as "orderId", brand, account_id as "accountId", level, period, sold_at as "soldAt",
       is_refunded as "isRefunded"
     from membership_sales
     where event_id = $1 and (notified is null and account_id is not null or is_refunded and notified = 'sold')
     order by sold_at limit $2`,
    [eventId, atOnce],
  );
  return rows;
}

/** Writes the accounts' tables, which may be in another database. */
async function publish(
  pool: Pool,
  { orderId, brand, accountId, level, period, soldAt, isRefunded }: Sale,
): Promise<void> {
  if (accountId === null) {
    await pool.query('update members.sold_memberships set is_refunded = true where id = $1', [orderId]);
    return;
  }
  await pool.query(
    `insert into members.sold_memberships as known (id, brand, account_id, level, starts_at, ends_at, is_refunded)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + case $6 when 'year' then interval '1 year' else interval '1 month' end, $7)
     on conflict (id) do update set is_refunded = known.is_refunded or excluded.is_refunded`,
    [orderId, brand, accountId, level, soldAt, period, isRefunded],
  );
}

async function recordPublished(pool: Pool, eventId: string, { orderId, isRefunded }: Sale): Promise<void> {
  await pool.query(
    `update membership_sales set notified = case when $3 then 'refunded' else 'sold' end
     where event_id = $1 and order_id = $2`,
    [eventId, orderId, isRefunded],
  );
}
