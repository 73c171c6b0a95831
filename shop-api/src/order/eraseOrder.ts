import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/inTransaction.ts';
import { removeMailFile } from '../mail/folderDelivery.ts';

type Erasure = {
  /** Nine digits. */
  reference: string;
  /** Only the order of this event, should several have the number. */
  eventId?: string | undefined;
  /** Where mails are kept as files, if they are. */
  mailFolder?: string | undefined;
};

/**
 * Erases who placed an order: the form, the account, mails that wait or lie in the folder. What was sold, for how much and
 * with which tickets stays, for the books and the gate. Answers the events in which there was such an order.
 */
export async function eraseOrder(pool: Pool, { reference, eventId, mailFolder }: Erasure): Promise<string[]> {
  const events = await pool.query<{ event_id: string }>('select event_id from events order by event_id');
  const erased: string[] = [];
  for (const { event_id } of events.rows) {
    if (eventId !== undefined && event_id !== eventId) continue;
    const mailIds = await inTransaction(pool, (client) => eraseIn(client, event_id, reference));
    if (mailIds === null) continue;
    erased.push(event_id);
    if (mailFolder !== undefined) await Promise.all(mailIds.map((id) => removeMailFile(mailFolder, id)));
  }
  return erased;
}

/** Answers the ids of the order's mails, or null when the event has no such order. */
async function eraseIn(client: PoolClient, eventId: string, reference: string): Promise<string[] | null> {
  const { rows } = await client.query<{ id: string; cart_id: string }>(
    `update orders set account_id = null, erased_at = coalesce(erased_at, clock_timestamp()),
       buyer = jsonb_build_object('email', '', 'language', buyer -> 'language')
     where event_id = $1 and reference = $2 returning id, cart_id`,
    [eventId, reference],
  );
  const order = rows[0];
  if (!order) return null;
  // What the cart still needs of its buyer it needs until the order is settled; then it is the order's alone.
  await client.query('update carts set buyer = null, account_id = null where event_id = $1 and id = $2', [
    eventId,
    order.cart_id,
  ]);
  await client.query(
    `update mails set status = 'erased', next_try_at = null, content = null
     where event_id = $1 and order_id = $2 and status = 'waiting'`,
    [eventId, order.id],
  );
  const mails = await client.query<{ id: string }>('select id from mails where event_id = $1 and order_id = $2', [
    eventId,
    order.id,
  ]);
  return mails.rows.map(({ id }) => id);
}
