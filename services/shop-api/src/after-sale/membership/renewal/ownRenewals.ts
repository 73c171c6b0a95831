import { inTransaction } from '@festival/service-kit/database/inTransaction';
import type { Pool } from 'pg';
import { endRenewal } from './endRenewal.ts';
import { queueRenewalMail } from './queueRenewalMail.ts';

/** A bought membership that has not ended. */
export type OwnMembership = {
  id: string;
  brand: string;
  /** The end of the paid period. */
  endsAt: Date;
  /** The amount of the next charge in cents; null if the membership is not renewed. */
  renewal: number | null;
};

/** The bought memberships of an account, of all brands [MEM-01]. */
export async function ownMemberships(pool: Pool, accountId: string): Promise<OwnMembership[]> {
  const { rows } = await pool.query<OwnMembership>(
    `select id, brand, ends_at as "endsAt", renewal_cents as renewal from members.sold_memberships
     where account_id = $1 and not is_refunded and (ends_at > now() or renewal_cents is not null) order by brand, ends_at`,
    [accountId],
  );
  return rows;
}

/**
 * Cancels the renewal of an account's membership, which remains valid until its end. The account gets a mail. Returns
 * false if there is no such renewal.
 */
export async function cancelRenewal(pool: Pool, accountId: string, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ eventId: string; endsAt: Date; amount: number }>(
    `select event_id as "eventId", ends_at as "endsAt", renewal_cents as amount from members.sold_memberships
     where id::text = $1 and account_id = $2 and renewal_cents is not null`,
    [id, accountId],
  );
  const [own] = rows;
  if (!own) return false;
  const key = { eventId: own.eventId, orderId: id };
  const isCanceled = await inTransaction(pool, async (client) => {
    if (!(await endRenewal(client, key, 'canceled'))) return false;
    await queueRenewalMail(client, key, { stage: 'canceled', amount: own.amount, date: own.endsAt }, { period: 1 });
    return true;
  });
  // A job also publishes the change, but this way the account's page shows it at once.
  await pool.query('update members.sold_memberships set renewal_cents = null where id::text = $1', [id]);
  return isCanceled;
}
