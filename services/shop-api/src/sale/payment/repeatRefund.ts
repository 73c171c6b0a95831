import type { PoolClient } from 'pg';

/** A provider's report of a failed refund. */
export type FailedRefund = { refundId?: string; refundReference?: string; amount?: number };

/**
 * Makes a failed refund due again in ten minutes: the refund with our id; otherwise the one with the provider's id, or
 * with this amount if the provider's id is not known. Returns whether such a refund exists: a failed refund that the
 * shop did not make is never repeated. Call it in a transaction that has locked the cart.
 */
export async function repeatRefund(
  client: PoolClient,
  { eventId, paymentId }: { eventId: string; paymentId: string },
  { refundId, refundReference, amount }: FailedRefund,
): Promise<boolean> {
  const repeated = await client.query(
    `update refunds set status = 'due', failures = failures + 1, done_at = null
     where event_id = $1 and id = (
       select id from refunds where event_id = $1 and payment_id = $2 and amount_cents > 0 and status <> 'stopped'
         and case when $5::uuid is not null then id = $5
           else provider_reference = $3 or (provider_reference is null or $3::text is null) and amount_cents = $4 end
       order by coalesce(provider_reference = $3, false) desc, created_at desc limit 1
     )`,
    [eventId, paymentId, refundReference ?? null, amount ?? null, refundId ?? null],
  );
  if (repeated.rowCount === 0) return false;
  await client.query(
    "update payments set next_ask_at = statement_timestamp() + interval '10 minutes' where event_id = $1 and id = $2",
    [eventId, paymentId],
  );
  return true;
}
