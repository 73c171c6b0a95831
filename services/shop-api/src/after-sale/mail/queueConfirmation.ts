import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Queues the mail that confirms an order, once, in the transaction that confirms it [BYD-02]. */
export async function queueConfirmation(client: PoolClient, eventId: string, orderId: string): Promise<void> {
  await client.query(
    `insert into mails (event_id, kind, key, shop_slug, order_id)
     select event_id, 'order_confirmation', id::text, shop_slug, id from orders where event_id = $1 and id = $2
     on conflict do nothing`,
    [eventId, orderId],
  );
}

/**
 * Queues the mail again at the buyer's request. Its content is composed again, without tickets that have become void.
 */
export async function queueConfirmationAgain(db: Pool | PoolClient, eventId: string, orderId: string): Promise<void> {
  await db.query(
    `insert into mails (event_id, kind, key, shop_slug, order_id)
     select event_id, 'order_confirmation', id::text || ' ' || $3, shop_slug, id from orders where event_id = $1 and id = $2`,
    [eventId, orderId, randomUUID()],
  );
}
