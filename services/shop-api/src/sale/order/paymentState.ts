import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { PaymentState } from '@festival/shared-contracts/order/orderView';
import type { Pool } from 'pg';
import { countAttempt, takeBackAttempt } from '../../platform/attempts/countAttempt.ts';
import { shownStatus } from './latestOrder.ts';
import { maskedEmail } from './maskedEmail.ts';
import type { OrderStatus } from './orderTransitions.ts';

const most = 30;
const minutes = 10;

type Asked = {
  eventId: string;
  orderId: string;
  /** The key of the client, see `clientOf`. */
  client: string;
};

/**
 * Reads the state of an order's payment for any client that knows the order's id. Throws 404 for an unknown id, and 429 after too many of
 * them within 10 minutes [PAY-04].
 */
export async function paymentState(pool: Pool, { eventId, orderId, client }: Asked): Promise<PaymentState> {
  const limits = [{ key: `payment ${client}`, most }];
  const attempt = await countAttempt(pool, { eventId, limits, minutes });
  if (attempt === null)
    throw new ApiFailure(429, 'request.too_many', 'Too many payments were asked for. Try again in ten minutes.', {
      retryAfter: minutes * 60,
    });
  const { rows } = await pool.query<{ reference: string; status: OrderStatus; refunded: number; email: string }>(
    `select reference, orders.status, coalesce(payments.refunded_cents, 0) as refunded, orders.buyer ->> 'email' as email
     from orders left join payments on payments.event_id = orders.event_id and payments.order_id = orders.id
     where orders.event_id = $1 and orders.id = $2 and erased_at is null`,
    [eventId, orderId],
  );
  const [order] = rows;
  if (!order) throw new ApiFailure(404, 'order.not_found', 'There is no such order.');
  await takeBackAttempt(pool, attempt);
  const { reference, status, refunded, email } = order;
  return {
    reference,
    status: shownStatus(status),
    ...(refunded > 0 && { refunded }),
    maskedEmail: maskedEmail(email),
  };
}
