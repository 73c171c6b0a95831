import type { PoolClient } from 'pg';
import type { PaymentKey } from './payable.ts';

/** A provider's report of a failed refund, with our id of the refund or the provider's. */
export type FailedRefund = { refundId?: string; refundReference?: string; amount?: number; currency?: string };

/**
 * Makes a failed refund due again in ten minutes. `stopped`: a lost dispute has taken the payment back, so that nothing
 * is repeated. `unknown`: the shop made no refund with this id, for example because somebody made it at the provider.
 * Call it in a transaction that has locked what the payment pays for.
 */
export async function repeatRefund(
  client: PoolClient,
  { eventId, paymentId }: PaymentKey,
  { refundId, refundReference }: FailedRefund,
): Promise<'repeated' | 'stopped' | 'unknown'> {
  const { rows } = await client.query<{ id: string; isStopped: boolean }>(
    `select id, status = 'stopped' as "isStopped" from refunds
     where event_id = $1 and payment_id = $2 and (id = $3 or provider_reference = $4)`,
    [eventId, paymentId, refundId ?? null, refundReference ?? null],
  );
  const [failed] = rows;
  if (!failed) return 'unknown';
  if (failed.isStopped) return 'stopped';
  await client.query(
    "update refunds set status = 'due', failures = failures + 1, done_at = null where event_id = $1 and id = $2",
    [eventId, failed.id],
  );
  await client.query(
    "update payments set next_ask_at = statement_timestamp() + interval '10 minutes' where event_id = $1 and id = $2",
    [eventId, paymentId],
  );
  return 'repeated';
}
