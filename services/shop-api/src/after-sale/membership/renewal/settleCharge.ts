import type { PoolClient } from 'pg';
import type { ChargeStatus } from '../../../sale/payment/paymentProvider.ts';
import { endRenewal } from './endRenewal.ts';
import { queueRenewalMail } from './queueRenewalMail.ts';
import { attemptAt } from './renewalStep.ts';

type Charged = {
  orderId: string;
  period: number;
  amount: number;
  /** Whether the membership is still renewed. */
  isActive: boolean;
  announcedAt: Date;
  /** The end of the period before this one, and the end of this one. */
  endsAt: Date;
  paidUntil: Date;
  refusals: number;
};

/**
 * Records the outcome of a charge, from the provider's response or its webhook, and notifies the member. A paid charge
 * extends the membership; the last refusal ends it [MEM-01]. Returns whether anything changed; a repeated outcome
 * changes nothing. Call it in a transaction.
 */
export async function settleCharge(
  client: PoolClient,
  eventId: string,
  chargeId: string,
  status: ChargeStatus,
  { isLast = false } = {},
): Promise<boolean> {
  const charge = await lockCharge(client, eventId, chargeId);
  if (charge === null) return false;
  const { orderId, period, amount } = charge;
  const key = { eventId, orderId };
  await client.query('update membership_charges set status = $3 where event_id = $1 and id = $2', [
    eventId,
    chargeId,
    status,
  ]);
  await client.query(
    'update membership_renewals set next_try_at = statement_timestamp() where event_id = $1 and order_id = $2',
    [eventId, orderId],
  );
  if (status === 'pending') return true;
  if (status === 'paid') {
    await client.query(
      'update membership_sales set periods = $3, notified = null where event_id = $1 and order_id = $2',
      [eventId, orderId, period],
    );
    await queueRenewalMail(client, key, { stage: 'paid', amount, date: charge.paidUntil }, { period });
    return true;
  }
  const next = isLast ? null : attemptAt({ ...charge, refusals: charge.refusals + 1 }, charge.announcedAt);
  // A refused charge of a canceled membership is not retried.
  if (!charge.isActive) return true;
  if (next === null) await endRenewal(client, key, 'ended');
  const mail =
    next === null
      ? ({ stage: 'ended', amount, date: charge.endsAt } as const)
      : ({ stage: 'refused', amount, date: next } as const);
  await queueRenewalMail(client, key, mail, { period, attempt: charge.refusals + 1 });
  return true;
}

/**
 * Reads a charge without an outcome; null if it has one. Locks its renewal, so that outcomes are processed one after
 * the other.
 */
async function lockCharge(client: PoolClient, eventId: string, chargeId: string): Promise<Charged | null> {
  await client.query(
    `select 1 from membership_renewals where event_id = $1 and order_id = (
       select order_id from membership_charges where event_id = $1 and id = $2
     ) for update`,
    [eventId, chargeId],
  );
  const { rows } = await client.query<Charged>(
    `select charge.order_id as "orderId", charge.period, renewal.amount_cents as amount, renewal.status = 'active' as "isActive",
       renewal.announced_at as "announcedAt",
       sale.sold_at + (charge.period - 1) * case sale.period when 'year' then interval '1 year' else interval '1 month' end as "endsAt",
       sale.sold_at + charge.period * case sale.period when 'year' then interval '1 year' else interval '1 month' end as "paidUntil",
       (select count(*)::integer from membership_charges refused where refused.event_id = $1
         and refused.order_id = charge.order_id and refused.period = charge.period and refused.status = 'refused') as refusals
     from membership_charges charge
     join membership_renewals renewal on renewal.event_id = $1 and renewal.order_id = charge.order_id
     join membership_sales sale on sale.event_id = $1 and sale.order_id = charge.order_id
     where charge.event_id = $1 and charge.id = $2 and charge.status in ('due', 'pending')`,
    [eventId, chargeId],
  );
  return rows[0] ?? null;
}
