import type { Pool } from 'pg';
import { eventIds } from '../../../platform/database/eventIds.ts';
import type { ReviewCase } from './reviewCase.ts';

/** The maximum number of cases in the list of one event. */
const most = 1000;

/** The open cases of every event, oldest first; with `all` also the settled ones, latest first. */
export async function reviewCases(pool: Pool, { all = false } = {}): Promise<ReviewCase[]> {
  const cases: ReviewCase[] = [];
  for (const eventId of await eventIds(pool)) {
    const { rows } = await pool.query<Omit<ReviewCase, 'openedAt'> & { openedAt: Date }>(
      `${selectCases} and ($2 or review_cases.status = 'open')
       order by case when $2 then review_cases.opened_at end desc, review_cases.opened_at limit $3`,
      [eventId, all, most],
    );
    cases.push(...rows.map((row) => ({ ...row, openedAt: row.openedAt.toISOString() })));
  }
  return cases;
}

/** The case of an event with this id, or null. */
export async function findReviewCase(pool: Pool, eventId: string, id: string): Promise<ReviewCase | null> {
  const { rows } = await pool.query<Omit<ReviewCase, 'openedAt'> & { openedAt: Date }>(
    `${selectCases} and review_cases.id = $2`,
    [eventId, id],
  );
  return rows[0] ? { ...rows[0], openedAt: rows[0].openedAt.toISOString() } : null;
}

const selectCases = `select review_cases.event_id as "eventId", review_cases.id, review_cases.reason, review_cases.subject,
    review_cases.stage, review_cases.received_cents::float8 as received, review_cases.currency, payments.amount_cents as due,
    orders.reference, payments.provider, payments.order_id is null as "isCharge", review_cases.opened_at as "openedAt", review_cases.status
  from review_cases
  join payments on payments.event_id = $1 and payments.id = review_cases.payment_id
  join orders on orders.event_id = $1 and orders.id = review_cases.order_id
  where review_cases.event_id = $1`;
