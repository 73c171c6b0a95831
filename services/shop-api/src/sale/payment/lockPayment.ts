import type { PoolClient } from 'pg';
import type { LockedPayment, Payables, PaymentKey } from './payable.ts';

/**
 * Locks what a payment pays for. Every function that settles a payment takes this lock first, so that two concurrent
 * webhooks can't deadlock. Returns null if the provider, or any provider, has no such payment.
 */
export async function findLocked(
  client: PoolClient,
  key: PaymentKey & { provider?: string },
  payables: Payables,
): Promise<LockedPayment | null> {
  const { eventId, paymentId, provider = null } = key;
  const known = await client.query<{ isOfOrder: boolean }>(
    `select order_id is not null as "isOfOrder" from payments
     where event_id = $1 and id = $2 and ($3::text is null or provider = $3)`,
    [eventId, paymentId, provider],
  );
  if (!known.rows[0]) return null;
  const payable = known.rows[0].isOfOrder ? payables.order : payables.charge;
  const orderId = await payable.lock(client, { eventId, paymentId });
  // Only after the lock is the status certain.
  const { rows } = await client.query<Pick<LockedPayment, 'due' | 'status' | 'transaction' | 'hasOther'>>(
    `select amount_cents as due, status, transaction, received_currency is not null as "hasOther"
     from payments where event_id = $1 and id = $2`,
    [eventId, paymentId],
  );
  return rows[0] ? { eventId, paymentId, payable, orderId, ...rows[0] } : null;
}

/** As `findLocked`, for a payment that exists. */
export async function lockPayment(client: PoolClient, key: PaymentKey, payables: Payables): Promise<LockedPayment> {
  const payment = await findLocked(client, key, payables);
  if (payment === null) throw new Error(`There is no payment ${key.paymentId}`);
  return payment;
}
