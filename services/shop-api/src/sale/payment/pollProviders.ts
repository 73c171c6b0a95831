import type { Pool } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';
import { isRefusedForGood } from './callRefused.ts';
import { lockPayment } from './lockPayment.ts';
import type { Payables } from './payable.ts';
import type { OnPayment, PaymentOutcome } from './paymentOutcome.ts';
import type { PaymentProvider, PaymentProviders, ProviderPayment } from './paymentProvider.ts';
import type { StoredPaymentStatus } from './paymentTransitions.ts';
import { refundPayment } from './refundPayment.ts';
import { openReviewCase } from './review/openReviewCase.ts';
import { reviewUnanswered } from './review/reviewUnanswered.ts';
import { settleReport } from './settleReport.ts';
import { answerDays, pollAfterSeconds } from './storePayment.ts';

type DuePayment = ProviderPayment & {
  provider: string;
  status: StoredPaymentStatus;
  /** Whether a refund of the payment is due. */
  hasRefunds: boolean;
  ageSeconds: number;
};

type Log = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

type PollDeps = {
  pool: Pool;
  providers: PaymentProviders;
  payables: Payables;
  log: Log;
  onPayment: OnPayment;
  stopping: AbortSignal;
};

/** The name of the job in the audit log of an order. */
const actor = 'job payment polls';
const atOnce = 20;
/** If the provider still does not know a payment after this time, the payment was never opened. */
const neverOpenedSeconds = 600;
/** Whether a refund of a payment is due. */
const hasRefunds = `(payments.status = 'refund_due' or exists (
  select 1 from refunds where refunds.event_id = $1 and refunds.payment_id = payments.id and refunds.status = 'due'
))`;

/**
 * Polls the providers for payments without a final webhook, and makes due refunds, so that a lost webhook is replaced
 * within 2 minutes [API-10]. Charges are polled in the same way. A provider that can't be reached is polled again after a minute. A failed refund is
 * retried with increasing pauses and never dropped. `onPayment` is called with each outcome. Once `stopping` is
 * aborted, no further event is started.
 */
export async function pollProviders(deps: PollDeps): Promise<void> {
  const { pool, log, onPayment, stopping } = deps;
  await forEachEvent(pool, async (eventId) => {
    if (stopping.aborted) return;
    const due = await takeDue(pool, eventId);
    await Promise.all(
      due.map(async (payment) => {
        const { paymentId, provider } = payment;
        try {
          const outcome = await poll(deps, payment);
          onPayment(provider, outcome);
          if (outcome === 'refunded_twice')
            log.error(
              { paymentId, event: 'refunded-twice' },
              'a refund was sent while its dispute was lost: get it back at the provider',
            );
          else if (outcome !== 'nothing') log.info({ paymentId, outcome }, 'payment found by polling');
        } catch (error) {
          onPayment(provider, 'away');
          log.error({ paymentId, status: payment.status, error: String(error) }, 'payment poll failed');
        }
      }),
    );
  });
}

/**
 * Takes the payments that are due for a poll, so that no other process polls them. The pause of a refund doubles with
 * each attempt.
 */
async function takeDue(pool: Pool, eventId: string): Promise<DuePayment[]> {
  const { rows } = await pool.query<DuePayment>(
    `update payments set
       next_ask_at = (moment.now at time zone 'UTC' + interval '1 second' * case
         when ${hasRefunds} then least($2 * power(2, least(refund_attempts, 10)), $4)
         when created_at < moment.now - $5 * interval '1 second' then $4 else $2 end) at time zone 'UTC',
       refund_attempts = refund_attempts + case when ${hasRefunds} then 1 else 0 end
     from (select statement_timestamp() as now) moment
     where event_id = $1 and id in (
       select id from payments where event_id = $1 and next_ask_at <= statement_timestamp()
       order by next_ask_at limit $3 for update skip locked
     )
     returning event_id as "eventId", id as "paymentId", provider, status, coalesce(received_cents, amount_cents) as amount,
       coalesce(received_currency, 'EUR') as currency,
       provider_reference as "providerReference", transaction,
       ${hasRefunds} as "hasRefunds",
       extract(epoch from moment.now - created_at)::float8 as "ageSeconds"`,
    [eventId, pollAfterSeconds.again, atOnce, pollAfterSeconds.later, pollAfterSeconds.usual],
  );
  return rows;
}

async function poll({ pool, providers, payables }: PollDeps, payment: DuePayment): Promise<PaymentOutcome> {
  const provider = providers.get(payment.provider);
  if (!provider) throw new Error(`No payment provider is configured with the name ${payment.provider}`);
  if (payment.hasRefunds) return refund({ pool, payables }, provider, payment);
  const answered = await provider.status(payment);
  // A provider that has reported a payment as pending knows it, even if it can't be asked about it, as Adyen about charges.
  const isMissing = answered.status === 'unknown' && payment.status === 'open';
  const neverOpened = isMissing && payment.ageSeconds > neverOpenedSeconds;
  const report = { ...answered, status: neverOpened ? 'failed' : answered.status } as const;
  const isUnanswered = payment.status === 'pending' && payment.ageSeconds > answerDays * 86_400;
  return actAs(pool, actor, async (client) => {
    const locked = await lockPayment(client, payment, payables);
    const settlement = await settleReport(client, locked, report);
    if (settlement !== 'nothing' || !isUnanswered) return settlement;
    return (await reviewUnanswered(client, locked)) ? 'review' : 'nothing';
  });
}

/** Makes the due refunds of a payment. A person learns of a refund that the provider refuses for good. */
async function refund(
  { pool, payables }: Pick<PollDeps, 'pool' | 'payables'>,
  provider: PaymentProvider,
  payment: DuePayment,
): Promise<PaymentOutcome> {
  try {
    return await refundPayment(pool, provider, payment, actor);
  } catch (error) {
    if (isRefusedForGood(error)) {
      const report = { reason: 'refund_refused', subject: '', stage: 'received' } as const;
      await actAs(pool, actor, async (client) => {
        const { amount: received, currency } = payment;
        await openReviewCase(client, await lockPayment(client, payment, payables), { ...report, received, currency });
      });
    }
    throw error;
  }
}
