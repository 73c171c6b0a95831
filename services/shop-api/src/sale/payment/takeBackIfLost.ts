import type { PoolClient } from 'pg';
import type { LockedPayment } from './payable.ts';

/**
 * Takes back what a payment paid for if one of its disputes is lost, even if it was lost before the payment was
 * reported. Returns whether it was taken back. Without a payment nothing changes.
 */
export async function takeBackIfLost(client: PoolClient, payment: LockedPayment): Promise<boolean> {
  const lost = await client.query(
    `select 1 from review_cases
     where event_id = $1 and payment_id = $2 and reason = 'dispute' and stage = 'lost' limit 1`,
    [payment.eventId, payment.paymentId],
  );
  return lost.rowCount !== 0 && payment.payable.takeBack(client, payment);
}
