import type { PoolClient } from 'pg';

/** A provider's report of a failed refund. */
export type FailedRefund = { refundReference?: string; amount?: number };

/**
 * Makes a failed refund due again in ten minutes: the refund that the provider names, otherwise the latest refund of
 * this amount. Returns whether such a refund exists. Call it in a transaction that has locked the cart.
 */
export async function repeatRefund(
  client: PoolClient,
  { eventId, paymentId }: { eventId: string; paymentId: string },
  { refundReference, amount }: FailedRefund,
): Promise<boolean> {
  const repeated = await client.query(
    `update refunds set status = 'due', failures = failures + 1, done_at = null
     where event_id = $1 and id = (
       select id from refunds where event_id = $1 and payment_id = $2 and amount_cents > 0 and status <> 'stopped'
       order by coalesce(provider_reference = $3, false) desc, coalesce(amount_cents = $4, false) desc, created_at desc limit 1
     )`,
    [eventId, paymentId, refundReference ?? null, amount ?? null],
  );
  if (repeated.rowCount === 0) return false;
  await client.query(
    "update payments set next_ask_at = statement_timestamp() + interval '10 minutes' where event_id = $1 and id = $2",
    [eventId, paymentId],
  );
  return true;
}
