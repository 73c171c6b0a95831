import { type PaymentStatus, paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import type { Pool, PoolClient } from 'pg';
import { emailChange } from './emailChange.ts';
import type { OrderStatus } from './orderTransitions.ts';

type OrderSummary = {
  id: string;
  reference: string;
  status: PaymentStatus;
  /** The amount in cents. */
  total: number;
  /** The refunded amount in cents, whether it is due or already returned. */
  refunded: number;
  email: string;
  /**
   * The seconds during which its email address can still be changed; null if it can't be changed any more, or not yet.
   */
  emailSeconds: number | null;
  /** The token of the order's page. */
  pageToken: string;
  /** Whether tickets were issued for it, even if they are void now. */
  hasTickets: boolean;
  /**
   * The time until which the provider accepts the payment, as an ISO date and time, which may be in the past; null when
   * there is nothing to pay, or the payment is under way.
   */
  payBefore: string | null;
  /** The provider's payment page; null before it is known, and when there is nothing left to do on it, as with `payBefore`. */
  redirectUri: string | null;
};

export async function latestOrder(
  db: Pool | PoolClient,
  eventId: string,
  cartId: string,
): Promise<OrderSummary | null> {
  const { rows } = await db.query<
    Omit<OrderSummary, 'status' | 'payBefore'> & { status: OrderStatus; payBefore: Date | null }
  >({
    name: 'latest-order',
    text: `select orders.id, reference, orders.status, total_cents as total, orders.buyer ->> 'email' as email,
         external_reference as "pageToken",
         exists (select from tickets where tickets.event_id = $1 and tickets.order_id = orders.id) as "hasTickets",
         case when orders.status = 'completed' and settled_at > clock_timestamp() - $4 * interval '1 minute'
             and (select count(*) from order_events changed where changed.event_id = $1 and changed.order_id = orders.id
               and changed.what = 'email_changed') < $5
           then ceil(extract(epoch from settled_at + $4 * interval '1 minute' - clock_timestamp()))::integer end as "emailSeconds",
         case when payments.status = 'open'
           then least(payments.created_at + $3 * interval '1 second', orders.times_out_at) end as "payBefore",
         case when payments.status = 'open' then payments.redirect_uri end as "redirectUri", coalesce(payments.refunded_cents, 0) as refunded
       from orders left join payments on payments.event_id = orders.event_id and payments.order_id = orders.id
       where orders.event_id = $1 and orders.cart_id = $2 order by placed_at desc limit 1`,
    values: [eventId, cartId, paymentLimits.toPay, emailChange.minutes, emailChange.times],
  });
  const [row] = rows;
  return row ? { ...row, status: shownStatus(row.status), payBefore: row.payBefore?.toISOString() ?? null } : null;
}

/**
 * Timed-out and refunded orders are shown as failed, since nothing was bought. `refunded` shows that a payment was made
 * and is refunded [PAY-04].
 */
export function shownStatus(status: OrderStatus): PaymentStatus {
  return status === 'timed_out' || status === 'refunded' ? 'failed' : status;
}
