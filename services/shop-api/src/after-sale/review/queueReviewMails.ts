import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

/**
 * Queues a mail to the operator for each open case, and another one when a settled case is reopened. If no address is
 * configured, queues none; an address that is configured later gets the cases that are still open.
 */
export async function queueReviewMails({
  pool,
  operatorEmail,
}: {
  pool: Pool;
  operatorEmail?: string | undefined;
}): Promise<void> {
  if (operatorEmail === undefined) return;
  await forEachEvent(pool, (eventId) =>
    pool.query(
      `insert into mails (event_id, kind, key, shop_slug, content)
       select review_cases.event_id, 'review_case', review_cases.id || ' ' || openings, orders.shop_slug,
         jsonb_build_object('caseId', review_cases.id)
       from review_cases join orders on orders.event_id = $1 and orders.id = review_cases.order_id
       where review_cases.event_id = $1 and review_cases.status = 'open' and not exists (
         select 1 from mails
         where mails.event_id = $1 and mails.kind = 'review_case' and mails.key = review_cases.id || ' ' || openings
       )
       on conflict do nothing`,
      [eventId],
    ),
  );
}
