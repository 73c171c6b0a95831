import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';

/** Seconds between two polls of the payment: short at first, then a minute. */
const delays = [1, 2, 3, 5, 8, 13, 21, 34];
const longest = 60;

/** Seconds for which a page polls automatically: the longest time of a confirmation. */
export const patience = paymentLimits.confirmation;

/** Seconds for which a page polls a failed order, because a late payment must not be shown as "nothing was charged". */
export const latePatience = 60;

/**
 * Seconds until the next poll of the payment. `attempt` is the number of polls so far, `waited` the seconds since the
 * first. Null when polling ends: the payment is settled, or took longer than a confirmation may [PAY-04]. `order` is
 * null without an answer.
 */
export const pollDelay = (
  order: Pick<OrderView, 'status' | 'refunded'> | null,
  attempt: number,
  waited: number,
): number | null => (waited >= patienceWith(order) ? null : (delays[attempt] ?? longest));

function patienceWith(order: Pick<OrderView, 'status' | 'refunded'> | null): number {
  if (order === null || order.status === 'pending') return patience;
  return order.status === 'failed' && !order.refunded ? latePatience : 0;
}
