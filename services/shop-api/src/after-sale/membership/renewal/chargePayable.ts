import type { PoolClient } from 'pg';
import { statusesBefore } from '../../../platform/database/transitions.ts';
import { type LockedFields, type LockedPayment, lockedColumns, type Payable } from '../../../sale/payment/payable.ts';
import { paymentTransitions } from '../../../sale/payment/paymentTransitions.ts';
import { answerDays } from '../../../sale/payment/storePayment.ts';
import { endRenewal } from './endRenewal.ts';
import { queueRenewalMail } from './queueRenewalMail.ts';
import { attemptAt } from './renewalStep.ts';

type Charged = {
  /** The period that the charge pays for. */
  period: number;
  amount: number;
  isActive: boolean;
  /** Whether the membership was refunded, or belongs to nobody because its order was erased. */
  isOver: boolean;
  /** Whether another charge has paid the same period. */
  isPaid: boolean;
  announcedAt: Date;
  /** The end of the period before this one. */
  endsAt: Date;
  refusals: number;
  /** Whether the bank has taken longer to respond than it may. */
  isLate: boolean;
};

/**
 * A period of a membership as that for which a charge is made [MEM-01]. Its lock is that of the renewal.
 *
 * A period is paid once. What arrives for a paid period, for a membership that was refunded, or after the member was
 * told that the membership has ended, is returned.
 */
export const chargePayable: Payable = {
  refused: 'failed',

  lock: async (client, { eventId, paymentId, provider = null }) => {
    const { rows } = await client.query<LockedFields>(
      `select renewal.order_id as "orderId", ${lockedColumns} from payments
       join membership_charges charge on charge.event_id = $1 and charge.id = payments.id
       join membership_renewals renewal on renewal.event_id = $1 and renewal.order_id = charge.order_id
       where payments.event_id = $1 and payments.id = $2 and ($3::text is null or payments.provider = $3)
       for update of renewal for no key update of payments`,
      [eventId, paymentId, provider],
    );
    return rows[0] ?? null;
  },

  confirm: async (client, payment) => {
    if (payment.status === 'completed') return 'confirmed_already';
    const { period, amount, isActive, isOver, isPaid } = await readCharge(client, payment);
    const wasRefused = ['failed', 'error', 'canceled'].includes(payment.status);
    const isReturned = ['refund_due', 'refunded', 'charged_back'].includes(payment.status);
    if (isPaid || isOver || isReturned || (wasRefused && !isActive)) return 'not_possible';
    await giveUpOthers(client, payment, period);
    const paidUntil = await changePeriods(client, payment, 1);
    await queueRenewalMail(client, payment, { stage: 'paid', amount, date: paidUntil }, { period });
    return 'confirmed';
  },

  wait: tryNow,

  end: async (client, payment, end) => {
    await tryNow(client, payment);
    const { period, amount, isActive, announcedAt, endsAt, refusals, isLate } = await readCharge(client, payment);
    if (end === 'refunded') {
      const mail = { stage: 'returned', amount, date: endsAt } as const;
      return queueRenewalMail(client, payment, mail, { period, attempt: payment.paymentId });
    }
    // The refused charge of a canceled membership is not retried.
    if (!isActive) return;
    const next = isLate ? null : attemptAt({ endsAt, refusals }, announcedAt);
    if (next === null) await endRenewal(client, payment, 'ended');
    const mail =
      next === null
        ? ({ stage: 'ended', amount, date: endsAt } as const)
        : ({ stage: 'refused', amount, date: next } as const);
    await queueRenewalMail(client, payment, mail, { period, attempt: refusals });
  },

  // A member who disputes a charge does not want another one.
  dispute: async (client, payment) => {
    await endRenewal(client, payment, 'ended');
  },

  takeBack: async (client, payment) => {
    const { rows } = await client.query<{ former: string | null }>('select charge_back_payment($1, $2) as former', [
      payment.eventId,
      payment.paymentId,
    ]);
    const former = rows[0]?.former ?? null;
    if (former !== 'completed') return former !== null;
    const { period, amount } = await readCharge(client, payment);
    await endRenewal(client, payment, 'ended');
    const date = await changePeriods(client, payment, -1);
    await queueRenewalMail(client, payment, { stage: 'takenBack', amount, date }, { period });
    return true;
  },
};

async function readCharge(client: PoolClient, { eventId, paymentId }: LockedPayment): Promise<Charged> {
  const { rows } = await client.query<Charged>(
    `select charge.period, renewal.amount_cents as amount, renewal.status = 'active' as "isActive",
       sale.is_refunded or sale.account_id is null as "isOver",
       exists (${chargesOfPeriod} and other.id <> charge.id and payments.status = 'completed') as "isPaid",
       renewal.announced_at as "announcedAt",
       sale.sold_at + (charge.period - 1) * case sale.period when 'year' then interval '1 year' else interval '1 month' end as "endsAt",
       (select count(*)::integer from (${chargesOfPeriod} and payments.status in ('failed', 'error', 'canceled')) refused) as refusals,
       (payment.created_at at time zone 'UTC' + $3 * interval '1 day') at time zone 'UTC' <= statement_timestamp() as "isLate"
     from membership_charges charge
     join payments payment on payment.event_id = $1 and payment.id = charge.id
     join membership_renewals renewal on renewal.event_id = $1 and renewal.order_id = charge.order_id
     join membership_sales sale on sale.event_id = $1 and sale.order_id = charge.order_id
     where charge.event_id = $1 and charge.id = $2`,
    [eventId, paymentId, answerDays],
  );
  if (!rows[0]) throw new Error(`The payment ${paymentId} is for no period of a membership`);
  return rows[0];
}

/** All charges of the period that `charge` pays for. */
const chargesOfPeriod = `select other.id from membership_charges other
  join payments on payments.event_id = $1 and payments.id = other.id
  where other.event_id = $1 and other.order_id = charge.order_id and other.period = charge.period`;

/** Another charge of a period that is paid now is not awaited any more. If it is paid too, its money is returned. */
async function giveUpOthers(client: PoolClient, { eventId, paymentId, orderId }: LockedPayment, period: number) {
  await client.query(
    `update payments set status = 'canceled' where event_id = $1 and id <> $2 and status = any ($5)
       and id in (select id from membership_charges where event_id = $1 and order_id = $3 and period = $4)`,
    [eventId, paymentId, orderId, period, statusesBefore(paymentTransitions, 'canceled', 'giveUpOthers')],
  );
}

/** Adds a paid period to a membership, or takes one back. Returns the new end of the membership. */
async function changePeriods(client: PoolClient, payment: LockedPayment, change: 1 | -1): Promise<Date> {
  await client.query(
    `update membership_sales set periods = periods + $3, revision = revision + 1, notified = null
     where event_id = $1 and order_id = $2`,
    [payment.eventId, payment.orderId, change],
  );
  const { rows } = await client.query<{ endsAt: Date }>(
    `select sold_at + periods * case period when 'year' then interval '1 year' else interval '1 month' end as "endsAt"
     from membership_sales where event_id = $1 and order_id = $2`,
    [payment.eventId, payment.orderId],
  );
  if (!rows[0]) throw new Error(`The order ${payment.orderId} sold no membership`);
  await tryNow(client, payment);
  return rows[0].endsAt;
}

/** Lets the job look at the renewal now. */
async function tryNow(client: PoolClient, { eventId, orderId }: LockedPayment): Promise<void> {
  await client.query(
    'update membership_renewals set next_try_at = statement_timestamp() where event_id = $1 and order_id = $2',
    [eventId, orderId],
  );
}
