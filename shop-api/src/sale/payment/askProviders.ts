import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { statusesBefore } from '../../platform/database/transitions.ts';
import type { FulfilOrder } from '../order/confirmOrder.ts';
import type { OnPayment, PaymentOutcome } from './paymentOutcome.ts';
import type { PaymentProvider, PaymentProviders, ProviderPayment } from './paymentProvider.ts';
import { paymentTransitions, type StoredPaymentStatus } from './paymentTransitions.ts';
import { settlePayment } from './settlePayment.ts';
import { askAfterSeconds } from './storePayment.ts';

type DuePayment = ProviderPayment & { provider: string; status: StoredPaymentStatus; ageSeconds: number };

type Log = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

type EnquiryDeps = {
  pool: Pool;
  providers: PaymentProviders;
  fulfil: FulfilOrder;
  log: Log;
  onPayment: OnPayment;
  stopping: AbortSignal;
};

const atOnce = 20;
/** A provider that has never heard of a payment by then won't. */
const neverOpenedSeconds = 600;
/** Seconds between two tries of a refund, at most. */
const longestRefundPause = 3600;

/**
 * Asks the providers how payments stand that no notice told the end of, and gives back what is due, so that a lost notice is
 * found within 2 minutes [API-10]. A provider that is away is asked again a minute later; a refund that fails ever later,
 * and never given up. `onPayment` hears how each ended; once `stopping` is aborted no other event is begun.
 */
export async function askProviders(deps: EnquiryDeps): Promise<void> {
  const { pool, log, onPayment, stopping } = deps;
  for (const eventId of await eventIds(pool)) {
    if (stopping.aborted) return;
    const due = await takeDue(pool, eventId);
    await Promise.all(
      due.map(async (payment) => {
        const { paymentId, provider } = payment;
        try {
          const enquiry = await ask(deps, payment);
          onPayment(provider, enquiry);
          if (enquiry !== 'nothing') log.info({ paymentId, enquiry }, 'payment found by asking');
        } catch (error) {
          onPayment(provider, 'away');
          log.error({ paymentId, status: payment.status, error: String(error) }, 'payment enquiry failed');
        }
      }),
    );
  }
}

/** Payments whose time to ask has come, each to one process only; a refund's pause doubles with each try. */
async function takeDue(pool: Pool, eventId: string): Promise<DuePayment[]> {
  const { rows } = await pool.query<DuePayment>(
    `update payments set
       next_ask_at = clock_timestamp() + interval '1 second' * case
         when status = 'refund_due' then least($2 * power(2, least(refund_attempts, 10)), $4) else $2 end,
       refund_attempts = refund_attempts + case when status = 'refund_due' then 1 else 0 end
     where event_id = $1 and id in (
       select id from payments where event_id = $1 and next_ask_at <= clock_timestamp()
       order by next_ask_at limit $3 for update skip locked
     )
     returning event_id as "eventId", id as "paymentId", provider, status, amount_cents as amount,
       provider_reference as "providerReference", transaction,
       (select count(*)::integer from payment_webhooks told where told.event_id = $1 and told.payment_id = payments.id
          and told.outcome = 'refund_failed') as "refundsFailed",
       extract(epoch from clock_timestamp() - created_at)::float8 as "ageSeconds"`,
    [eventId, askAfterSeconds.again, atOnce, longestRefundPause],
  );
  return rows;
}

async function ask({ pool, providers, fulfil }: EnquiryDeps, payment: DuePayment): Promise<PaymentOutcome> {
  const provider = providers.get(payment.provider);
  if (!provider) throw new Error(`No payment provider is set up by the name of ${payment.provider}`);
  if (payment.status === 'refund_due') return giveBack(pool, provider, payment);
  const told = await provider.status(payment);
  const neverOpened = told.status === 'unknown' && payment.ageSeconds > neverOpenedSeconds;
  if (told.status !== 'unknown' && told.amount !== payment.amount)
    throw new Error('The amount is not what was to be paid');
  return inTransaction(pool, (client) => settlePayment(client, payment, neverOpened ? 'failed' : told.status, fulfil));
}

async function giveBack(pool: Pool, provider: PaymentProvider, payment: DuePayment): Promise<PaymentOutcome> {
  await provider.refund(payment);
  await pool.query(
    `update payments set status = 'refunded', next_ask_at = null
     where event_id = $1 and id = $2 and status = any ($3)`,
    [payment.eventId, payment.paymentId, statusesBefore(paymentTransitions, 'refunded', 'giveBack')],
  );
  return 'refunded';
}
