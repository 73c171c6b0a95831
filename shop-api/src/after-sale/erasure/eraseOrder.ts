import type { Pool, PoolClient } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { removeMailFile } from '../mail/folderDelivery.ts';
import { publishMemberships } from '../membership/publishMemberships.ts';

type Erasure = {
  /** Nine digits. */
  reference: string;
  /** Only the order of this event, should several have the number. */
  eventId?: string | undefined;
  /** Where mails are kept as files, if they are. */
  mailFolder?: string | undefined;
};

/**
 * Erases who placed an order: the form, the account, the limits and the voucher that tell of them, mails that wait or lie in
 * the folder, all this of the other tries to pay the same cart too. What was sold, for how much and with which tickets stays,
 * for the books and the gate. Answers the events in which there was such an order.
 */
export async function eraseOrder(pool: Pool, { reference, eventId, mailFolder }: Erasure): Promise<string[]> {
  // What the account has bought it keeps, and hears of now, or it never would.
  await publishMemberships(pool);
  const erased: string[] = [];
  for (const event_id of await eventIds(pool)) {
    if (eventId !== undefined && event_id !== eventId) continue;
    const mailIds = await inTransaction(pool, (client) => eraseIn(client, event_id, reference));
    if (mailIds === null) continue;
    erased.push(event_id);
    if (mailFolder !== undefined) await Promise.all(mailIds.map((id) => removeMailFile(mailFolder, id)));
  }
  return erased;
}

/** Answers the ids of the mails about the order's cart, or null when the event has no such order. */
async function eraseIn(client: PoolClient, eventId: string, reference: string): Promise<string[] | null> {
  const named = await client.query<{ cart_id: string }>(
    'select cart_id from orders where event_id = $1 and reference = $2',
    [eventId, reference],
  );
  const cartId = named.rows[0]?.cart_id;
  if (cartId === undefined) return null;
  // The cart's lock comes first, as everywhere.
  await client.query('select erase_limit_usages($1, $2)', [eventId, cartId]);
  const { rows } = await client.query<{ id: string }>(
    `update orders set account_id = null, erased_at = coalesce(erased_at, clock_timestamp()),
       buyer = jsonb_build_object('email', '', 'language', buyer -> 'language')
     where event_id = $1 and cart_id = $2 returning id`,
    [eventId, cartId],
  );
  const orderIds = rows.map(({ id }) => id);
  // What the cart still needs of its buyer it needs until the order is settled; then it is the order's alone.
  await client.query(
    'update carts set buyer = null, account_id = null, policy_id = null where event_id = $1 and id = $2',
    [eventId, cartId],
  );
  await client.query(
    'update membership_sales set account_id = null where event_id = $1 and order_id = any ($2::uuid[])',
    [eventId, orderIds],
  );
  // An address to come back to may carry anything behind its path.
  await client.query(
    `update payments set return_uri = regexp_replace(return_uri, '[?#].*$', '')
     where event_id = $1 and order_id = any ($2::uuid[])`,
    [eventId, orderIds],
  );
  await client.query(
    `update mails set status = 'erased', next_try_at = null, content = null
     where event_id = $1 and order_id = any ($2::uuid[]) and status = 'waiting'`,
    [eventId, orderIds],
  );
  const mails = await client.query<{ id: string }>(
    'select id from mails where event_id = $1 and order_id = any ($2::uuid[])',
    [eventId, orderIds],
  );
  return mails.rows.map(({ id }) => id);
}
