import type { PoolClient } from 'pg';
import type { RenewalMail } from './renewalMail.ts';

/**
 * Queues a mail about the renewal of a membership: one for each stage of a period, and for refusals and returned money
 * one for each charge.
 */
export async function queueRenewalMail(
  client: PoolClient,
  { eventId, orderId }: { eventId: string; orderId: string },
  mail: Omit<RenewalMail, 'date'> & { date: Date },
  { period, attempt = 1 }: { period: number; attempt?: number | string },
): Promise<void> {
  await client.query(
    `insert into mails (event_id, kind, key, shop_slug, order_id, content)
     select event_id, 'membership_renewal', id::text || ' ' || $3, shop_slug, id, $4 from orders where event_id = $1 and id = $2
     on conflict do nothing`,
    [eventId, orderId, `${mail.stage} ${period} ${attempt}`, JSON.stringify(mail)],
  );
}
