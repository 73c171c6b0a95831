import type { PoolClient } from 'pg';
import type { LockedPayment, Payables, PaymentKey } from './payable.ts';

/**
 * Locks a payment and what it pays for: an order, or else a charge. Every function that settles a payment takes this lock
 * first, so that two concurrent webhooks can't deadlock. Returns null if the provider, or any provider, has no such
 * payment.
 */
export async function findLocked(
  client: PoolClient,
  key: PaymentKey & { provider?: string },
  { order, charge }: Payables,
): Promise<LockedPayment | null> {
  const { eventId, paymentId } = key;
  for (const payable of [order, charge]) {
    const locked = await payable.lock(client, key);
    if (locked) return { eventId, paymentId, payable, ...locked };
  }
  return null;
}

/** As `findLocked`, for a payment that exists. */
export async function lockPayment(
  client: PoolClient,
  { eventId, paymentId }: PaymentKey,
  payables: Payables,
): Promise<LockedPayment> {
  const payment = await findLocked(client, { eventId, paymentId }, payables);
  if (payment === null) throw new Error(`There is no payment ${paymentId}`);
  return payment;
}
