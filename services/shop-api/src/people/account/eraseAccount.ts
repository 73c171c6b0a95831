import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { endSessionsOf } from '@festival/service-kit/session/userSessions';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool, PoolClient } from 'pg';
import { eraseNewsletterLinks } from '../../after-sale/erasure/eraseNewsletterLinks.ts';
import { publishMemberships } from '../../after-sale/membership/publishMemberships.ts';
import { eventIds } from '../../platform/database/eventIds.ts';

type ErasedAccount = { id: string; email: string };

/**
 * Erases the shop's data about an account: its wishlists, memberships, newsletters and sessions, the newsletter links
 * mailed to its address, and its id in carts, orders and account limits. The orders are kept with their buyer's data,
 * for accounting and the gate, as the law requires; `eraseOrder` erases the data of one order. Fails without changes
 * while one of the account's orders is being paid, since the payment needs the account's limits.
 */
export async function eraseAccount(
  pool: Pool,
  { id: accountId, email }: ErasedAccount,
): Promise<Result<void, 'inPayment'>> {
  const events = await eventIds(pool);
  for (const eventId of events) if (await isPaying(pool, eventId, accountId)) return failure('inPayment');
  // Publishes memberships first, since a sale without an account is not published.
  await publishMemberships(pool);
  for (const eventId of events) await inTransaction(pool, (client) => eraseIn(client, eventId, accountId));
  for (const table of ['memberships', 'sold_memberships', 'newsletter_subscriptions'])
    await pool.query(`delete from members.${table} where account_id = $1`, [accountId]);
  await eraseNewsletterLinks(pool, [email]);
  await endSessionsOf(pool, accountId);
  return success(undefined);
}

async function isPaying(pool: Pool, eventId: string, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select 1 from carts where event_id = $1 and account_id = $2 and status = 'in_payment' limit 1",
    [eventId, accountId],
  );
  return rowCount === 1;
}

async function eraseIn(client: PoolClient, eventId: string, accountId: string): Promise<void> {
  const key = [eventId, accountId];
  const { rows } = await client.query<{ id: string }>(
    `select id from carts where event_id = $1 and account_id = $2
     union select cart_id from orders where event_id = $1 and account_id = $2 order by 1`,
    key,
  );
  // `erase_limit_usages` locks the cart; every transaction locks the cart first.
  for (const { id } of rows) await client.query('select erase_limit_usages($1, $2)', [eventId, id]);
  // The limits of a membership that was not bought here have no cart.
  await client.query(
    `delete from limits where event_id = $1
       and (id = 'membership:' || $2 or id like 'orders:%' and right(id, length($2) + 1) = ':' || $2)
       and not exists (
         select 1 from limit_usages usage where usage.event_id = limits.event_id and usage.limit_id = limits.id
       )`,
    key,
  );
  const cartIds = rows.map(({ id }) => id);
  await client.query('update carts set buyer = null, account_id = null where event_id = $1 and id = any ($2::uuid[])', [
    eventId,
    cartIds,
  ]);
  const orders = await client.query<{ id: string }>(
    'update orders set account_id = null where event_id = $1 and account_id = $2 returning id',
    key,
  );
  for (const { id } of orders.rows) await client.query("select end_renewal($1, $2, 'ended')", [eventId, id]);
  await client.query(
    'update membership_sales set account_id = null where event_id = $1 and order_id = any ($2::uuid[])',
    [eventId, orders.rows.map(({ id }) => id)],
  );
  await client.query('delete from wishlists where event_id = $1 and account_id = $2', key);
  await client.query('delete from wishlist_link_misses where event_id = $1 and account_id = $2', key);
}
