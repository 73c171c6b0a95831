import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { removeMailFile } from '@festival/service-kit/mail/folderDelivery';
import type { Pool, PoolClient } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';
import { publishMemberships } from '../membership/publishMemberships.ts';
import { eraseNewsletterLinks } from './eraseNewsletterLinks.ts';

type EraseOptions = {
  /** The order's reference, nine digits. */
  reference: string;
  /** Erases only the order of this event. Without it, erases the orders of all events with this reference. */
  eventId?: string | undefined;
  /** The folder in which mails are stored as files, if there is one. */
  mailFolder?: string | undefined;
};

/**
 * Erases the personal data of an order and of its cart's other orders: form, account, account limits, voucher, tickets'
 * holders, mails in the queue and the folder, and the newsletters' links to its address. Products, prices and tickets
 * are kept, for accounting and the gate. Returns the ids of the events that had such an order.
 */
export async function eraseOrder(pool: Pool, { reference, eventId, mailFolder }: EraseOptions): Promise<string[]> {
  // The account keeps its memberships, so they are published before the sale loses its account.
  await publishMemberships(pool);
  const erased: string[] = [];
  for (const event_id of await eventIds(pool)) {
    if (eventId !== undefined && event_id !== eventId) continue;
    const found = await inTransaction(pool, (client) => eraseIn(client, event_id, reference));
    if (found === null) continue;
    const { mailIds, emails } = found;
    erased.push(event_id);
    // Accounts and newsletters belong to no event, so they are not part of an event's transaction.
    await eraseNewsletterLinks(pool, emails);
    if (mailFolder !== undefined) await Promise.all(mailIds.map((id) => removeMailFile(mailFolder, id)));
  }
  return erased;
}

type Found = { mailIds: string[]; emails: string[] };

/** Returns the mails about the order's cart and the addresses in its forms, or null if the event has no such order. */
async function eraseIn(client: PoolClient, eventId: string, reference: string): Promise<Found | null> {
  const named = await client.query<{ cart_id: string }>(
    'select cart_id from orders where event_id = $1 and reference = $2',
    [eventId, reference],
  );
  const cartId = named.rows[0]?.cart_id;
  if (cartId === undefined) return null;
  // `erase_limit_usages` locks the cart; every transaction locks the cart first.
  await client.query('select erase_limit_usages($1, $2)', [eventId, cartId]);
  const buyers = await client.query<{ email: string }>(
    `select distinct buyer ->> 'email' as email from orders where event_id = $1 and cart_id = $2 and buyer ->> 'email' <> ''`,
    [eventId, cartId],
  );
  const { rows } = await client.query<{ id: string }>(
    `update orders set account_id = null, erased_at = coalesce(erased_at, moment.now),
       buyer = jsonb_set('{"email": "", "language": null}', '{language}', coalesce(buyer -> 'language', 'null'))
     from (select statement_timestamp() as now) moment
     where event_id = $1 and cart_id = $2 returning id`,
    [eventId, cartId],
  );
  const orderIds = rows.map(({ id }) => id);
  // The order has its own copy of the buyer's data, so the cart does not need one.
  await client.query(
    'update carts set buyer = null, account_id = null, policy_id = null where event_id = $1 and id = $2',
    [eventId, cartId],
  );
  // Ends renewals, since after the erasure the member could not be notified of the next charge.
  for (const id of orderIds) await client.query("select end_renewal($1, $2, 'ended')", [eventId, id]);
  await client.query(
    'update membership_sales set account_id = null where event_id = $1 and order_id = any ($2::uuid[])',
    [eventId, orderIds],
  );
  // The query of a return URL may contain personal data.
  await client.query(
    `update payments set return_uri = regexp_replace(return_uri, '[?#].*$', '')
     where event_id = $1 and order_id = any ($2::uuid[])`,
    [eventId, orderIds],
  );
  await client.query('update tickets set holder = null where event_id = $1 and order_id = any ($2::uuid[])', [
    eventId,
    orderIds,
  ]);
  await client.query(
    `update mails set status = 'erased', next_try_at = null, content = null
     where event_id = $1 and order_id = any ($2::uuid[]) and status = 'waiting'`,
    [eventId, orderIds],
  );
  // The operator's reason may contain the buyer's name.
  await client.query('update review_cases set note = null where event_id = $1 and order_id = any ($2::uuid[])', [
    eventId,
    orderIds,
  ]);
  const mails = await client.query<{ id: string }>(
    'select id from mails where event_id = $1 and order_id = any ($2::uuid[])',
    [eventId, orderIds],
  );
  return { mailIds: mails.rows.map(({ id }) => id), emails: buyers.rows.map(({ email }) => email) };
}
