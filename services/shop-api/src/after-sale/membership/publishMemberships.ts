import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

type Sale = {
  orderId: string;
  brand: string;
  /** Null after the order's personal data was erased. */
  accountId: string | null;
  level: number;
  soldAt: Date;
  endsAt: Date;
  /** Grows with each change. */
  revision: number;
  isRefunded: boolean;
  /** The price of the next period in cents; null if the membership is not renewed. */
  renewal: number | null;
};

const atOnce = 100;

/**
 * Publishes sold, renewed and refunded memberships to the accounts' tables. It writes those tables first and the
 * event's tables afterwards. If it is interrupted in between, the sale is published again, which changes nothing
 * [MEM-01]. Returns the number of published sales.
 */
export async function publishMemberships(pool: Pool): Promise<number> {
  let published = 0;
  await forEachEvent(pool, async (eventId) => {
    for (const sale of await unpublishedSales(pool, eventId)) {
      await publish(pool, eventId, sale);
      await recordPublished(pool, eventId, sale);
      published += 1;
    }
  });
  return published;
}

async function unpublishedSales(pool: Pool, eventId: string): Promise<Sale[]> {
  const { rows } = await pool.query<Sale>(
    `select sale.order_id as "orderId", brand, account_id as "accountId", level, sold_at as "soldAt", revision,
       sold_at + periods * case period when 'year' then interval '1 year' else interval '1 month' end as "endsAt",
       is_refunded as "isRefunded", renewal.amount_cents as renewal
     from membership_sales sale
     left join membership_renewals renewal
       on renewal.event_id = $1 and renewal.order_id = sale.order_id and renewal.status = 'active'
     where sale.event_id = $1 and (notified is null or is_refunded and notified = 'sold')
     order by sold_at limit $2`,
    [eventId, atOnce],
  );
  return rows;
}

/**
 * Writes the accounts' tables, which may be in another database. If two writes are concurrent, the one with the older
 * state changes nothing.
 */
async function publish(pool: Pool, eventId: string, sale: Sale): Promise<void> {
  const { orderId, brand, accountId, level, soldAt, endsAt, isRefunded, renewal, revision } = sale;
  if (accountId === null) {
    await pool.query(
      'update members.sold_memberships set is_refunded = is_refunded or $2, renewal_cents = null where id = $1',
      [orderId, isRefunded],
    );
    return;
  }
  await pool.query(
    `insert into members.sold_memberships as known
       (id, brand, account_id, level, starts_at, ends_at, is_refunded, event_id, renewal_cents, revision)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set is_refunded = known.is_refunded or excluded.is_refunded,
       ends_at = case when excluded.revision >= known.revision then excluded.ends_at else known.ends_at end,
       revision = greatest(known.revision, excluded.revision),
       renewal_cents = case when known.renewal_cents is not null then excluded.renewal_cents end`,
    [orderId, brand, accountId, level, soldAt, endsAt, isRefunded, eventId, renewal, revision],
  );
}

/** If a sale has changed since it was read, it is published again later. */
async function recordPublished(pool: Pool, eventId: string, sale: Sale): Promise<void> {
  await pool.query(
    `update membership_sales set notified = case when $3 then 'refunded' else 'sold' end
     where event_id = $1 and order_id = $2 and is_refunded = $3 and revision = $4 and $5 = exists (
       select 1 from membership_renewals renewal
       where renewal.event_id = $1 and renewal.order_id = $2 and renewal.status = 'active'
     )`,
    [eventId, sale.orderId, sale.isRefunded, sale.revision, sale.renewal !== null],
  );
}
