import { inTransaction } from '@festival/service-kit/database/inTransaction';
import type { Pool } from 'pg';
import { forEachEvent } from '../../../platform/database/forEachEvent.ts';
import { lockPayment } from '../../../sale/payment/lockPayment.ts';
import type { PaymentProvider } from '../../../sale/payment/paymentProvider.ts';
import { reviewUnanswered } from '../../../sale/payment/review/reviewUnanswered.ts';
import { chargeRenewal } from './chargeRenewal.ts';
import { endRenewal } from './endRenewal.ts';
import { queueRenewalMail } from './queueRenewalMail.ts';
import type { RenewalDeps, TakenRenewal } from './renewalDeps.ts';
import { renewalStep } from './renewalStep.ts';

/** The maximum number of steps of one event in one run, so that other events get their turn. */
const inARow = 100;
/**
 * Seconds until a retry if a provider can't be reached, if it has not stored the method yet, or if the process was
 * killed.
 */
const pauseSeconds = 600;

/**
 * Renews memberships: fetches the stored method from the provider, announces each charge by mail, makes the charge,
 * retries refused ones, and deletes the method once it is no longer needed [MEM-01]. Any number of processes may run it
 * at the same time.
 */
export async function renewMemberships(deps: RenewalDeps): Promise<void> {
  const { pool, log, stopping } = deps;
  await forEachEvent(pool, async (eventId) => {
    for (let steps = 0; steps < inARow && !stopping?.aborted; steps += 1) {
      const renewal = await takeUp(pool, eventId);
      if (renewal === null) return;
      const { orderId } = renewal;
      try {
        const step = await takeStep(deps, renewal);
        log.info({ orderId, step }, 'membership renewal');
      } catch (error) {
        log.error({ orderId, error: String(error) }, 'membership renewal failed');
      }
    }
  });
}

/** Takes the renewal that has waited longest. Returns null when none is due. */
async function takeUp(pool: Pool, eventId: string): Promise<TakenRenewal | null> {
  const taken = await pool.query<{ orderId: string }>(
    `update membership_renewals set next_try_at = statement_timestamp() + $2 * interval '1 second'
     where event_id = $1 and order_id = (
       select order_id from membership_renewals where event_id = $1 and next_try_at <= statement_timestamp()
       order by next_try_at limit 1 for update skip locked
     )
     returning order_id as "orderId"`,
    [eventId, pauseSeconds],
  );
  const orderId = taken.rows[0]?.orderId;
  if (orderId === undefined) return null;
  const { rows } = await pool.query<Omit<TakenRenewal, 'eventId' | 'orderId'>>(
    `select renewal.provider, renewal.token, renewal.status, renewal.amount_cents as amount, sale.sold_at as "soldAt", sale.periods,
       (select coalesce(bought.provider_reference, bought.transaction) from payments bought
         where bought.event_id = $1 and bought.order_id = $2) as "providerReference",
       sale.sold_at + sale.periods * case sale.period when 'year' then interval '1 year' else interval '1 month' end as "endsAt",
       renewal.announced_period as "announcedPeriod", renewal.announced_at as "announcedAt", statement_timestamp() as now,
       (select count(*)::integer from membership_charges refused
         join payments on payments.event_id = $1 and payments.id = refused.id and payments.status in ('failed', 'error', 'canceled')
         where refused.event_id = $1 and refused.order_id = $2 and refused.period = sale.periods + 1) as refusals,
       (select json_build_object('id', charge.id, 'status', payments.status, 'createdAt', payments.created_at)
         from membership_charges charge
         join payments on payments.event_id = $1 and payments.id = charge.id and payments.status in ('open', 'pending', 'review')
         where charge.event_id = $1 and charge.order_id = $2 and charge.period = sale.periods + 1
         order by payments.status <> 'review' limit 1) as charge
     from membership_renewals renewal
     join membership_sales sale on sale.event_id = $1 and sale.order_id = $2
     where renewal.event_id = $1 and renewal.order_id = $2`,
    [eventId, orderId],
  );
  const [renewal] = rows;
  if (!renewal) throw new Error(`The renewal of order ${orderId} does not exist any more`);
  const { charge } = renewal;
  return { ...renewal, eventId, orderId, charge: charge && { ...charge, createdAt: new Date(charge.createdAt) } };
}

/**
 * Performs the next step and returns its name. Rejects if the provider can't be reached; the step is then retried
 * later.
 */
async function takeStep(deps: RenewalDeps, renewal: TakenRenewal): Promise<string> {
  const { pool, providers } = deps;
  const { eventId, orderId, now, endsAt, amount, periods, providerReference } = renewal;
  const key = { eventId, orderId };
  const provider = providers.get(renewal.provider);
  if (!provider) throw new Error(`No payment provider is configured with the name ${renewal.provider}`);
  const step = renewalStep(renewal, now);
  switch (step.kind) {
    case 'wait':
      await tryAt(pool, key, step.until);
      break;
    case 'store': {
      const isStored = await store(pool, renewal, provider);
      if (!isStored && now >= step.until)
        await inTransaction(pool, async (client) => {
          if (await endRenewal(client, key, 'ended'))
            await queueRenewalMail(client, key, { stage: 'notStored', amount, date: endsAt }, { period: periods });
        });
      break;
    }
    case 'announce':
      await announce(pool, renewal, step.chargeAt);
      break;
    case 'charge':
      await chargeRenewal(deps, renewal, provider);
      break;
    case 'giveUp':
      await inTransaction(pool, async (client) =>
        reviewUnanswered(client, await lockPayment(client, { eventId, paymentId: step.chargeId }, deps.payables)),
      );
      break;
    case 'forget':
      await provider.forgetMethods({ shopper: orderId, providerReference });
      await pool.query(
        'update membership_renewals set token = null, next_try_at = null where event_id = $1 and order_id = $2',
        [eventId, orderId],
      );
      break;
  }
  return step.kind;
}

type RenewalKey = { eventId: string; orderId: string };

const tryAt = (pool: Pool, { eventId, orderId }: RenewalKey, moment: Date) =>
  // The condition on the time is needed because a cancellation may have set another one in the meantime.
  pool.query(
    `update membership_renewals set next_try_at = $3
     where event_id = $1 and order_id = $2 and next_try_at > statement_timestamp()`,
    [eventId, orderId, moment],
  );

async function store(
  pool: Pool,
  { eventId, orderId, providerReference }: TakenRenewal,
  provider: PaymentProvider,
): Promise<boolean> {
  const token = await provider.storedMethod({ shopper: orderId, providerReference });
  if (token === null) return false;
  await pool.query(
    `update membership_renewals set token = $3, next_try_at = statement_timestamp() where event_id = $1 and order_id = $2`,
    [eventId, orderId, token],
  );
  return true;
}

/** Stores the announcement, so that the charge is never made earlier than the mail says. */
async function announce(pool: Pool, renewal: TakenRenewal, date: Date): Promise<void> {
  const { eventId, orderId, periods, now, amount } = renewal;
  await inTransaction(pool, async (client) => {
    const announced = await client.query(
      `update membership_renewals set announced_period = $3, announced_at = $4, next_try_at = $5
       where event_id = $1 and order_id = $2 and status = 'active' and announced_period < $3`,
      [eventId, orderId, periods + 1, now, date],
    );
    if (announced.rowCount === 1)
      await queueRenewalMail(
        client,
        { eventId, orderId },
        { stage: 'announced', amount, date },
        { period: periods + 1 },
      );
  });
}
