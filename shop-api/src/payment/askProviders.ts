import type { Pool } from 'pg';
import { inTransaction } from '../database/inTransaction.ts';
import type { PaymentProviders } from './paymentProvider.ts';
import { type PaymentKey, settlePayment } from './settlePayment.ts';
import { askAfterSeconds } from './storePayment.ts';

type DuePayment = { id: string; provider: string; status: string; amount: number; ageSeconds: number };

type Log = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

const atOnce = 20;
/** A provider that has never heard of a payment by then won't. */
const neverOpenedSeconds = 600;

/**
 * Asks the providers how payments stand that no notice told the end of, and gives back what is due, so that a lost notice is
 * found within 2 minutes [API-10]. A provider that is away is asked again a minute later.
 */
export async function askProviders(pool: Pool, providers: PaymentProviders, log: Log): Promise<void> {
  const events = await pool.query<{ event_id: string }>('select event_id from events');
  for (const { event_id: eventId } of events.rows) {
    const { rows } = await pool.query<DuePayment>(
      `update payments set next_ask_at = clock_timestamp() + $2 * interval '1 second'
       where event_id = $1 and id in (
         select id from payments where event_id = $1 and next_ask_at <= clock_timestamp()
         order by next_ask_at limit $3 for update skip locked
       )
       returning id, provider, status, amount_cents as amount,
         extract(epoch from clock_timestamp() - created_at)::float8 as "ageSeconds"`,
      [eventId, askAfterSeconds.again, atOnce],
    );
    await Promise.all(
      rows.map((payment) =>
        ask(pool, providers, eventId, payment, log).catch((error: unknown) =>
          log.error({ paymentId: payment.id, error: String(error) }, 'payment enquiry failed'),
        ),
      ),
    );
  }
}

async function ask(
  pool: Pool,
  providers: PaymentProviders,
  eventId: string,
  payment: DuePayment,
  log: Log,
): Promise<void> {
  const key: PaymentKey = { eventId, paymentId: payment.id };
  const provider = providers.get(payment.provider);
  if (!provider) throw new Error(`No payment provider is set up by the name of ${payment.provider}`);
  if (payment.status === 'refund_due') {
    await provider.refund(payment.id);
    await pool.query("update payments set status = 'refunded', next_ask_at = null where event_id = $1 and id = $2", [
      eventId,
      payment.id,
    ]);
    log.info({ paymentId: payment.id }, 'payment refunded');
    return;
  }
  const told = await provider.status(payment.id);
  const neverOpened = told.status === 'unknown' && payment.ageSeconds > neverOpenedSeconds;
  if (told.status !== 'unknown' && told.amount !== payment.amount)
    throw new Error('The amount is not what was to be paid');
  const settlement = await inTransaction(pool, (client) =>
    settlePayment(client, key, neverOpened ? 'failed' : told.status),
  );
  if (settlement !== 'nothing')
    log.info({ paymentId: payment.id, status: told.status, settlement }, 'payment found by asking');
}
