import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import type { PoolClient } from 'pg';

/**
 * Extends a pending order and the hold of its cart's stock to 2 hours after the order was placed, because the shopper
 * has paid [PAY-04].
 */
export async function awaitConfirmation(client: PoolClient, eventId: string, orderId: string): Promise<void> {
  const waits = await client.query<{ cart_id: string }>(
    `update orders set times_out_at = (placed_at at time zone 'UTC' + $3 * interval '1 second') at time zone 'UTC'
     where event_id = $1 and id = $2 and status = 'pending' returning cart_id`,
    [eventId, orderId, paymentLimits.confirmation],
  );
  await client.query(
    `update carts set expires_at = greatest(expires_at, (select times_out_at from orders where event_id = $1 and id = $3))
     where event_id = $1 and id = $2 and status = 'in_payment'`,
    [eventId, waits.rows[0]?.cart_id, orderId],
  );
}
