import { type PaymentStatus, paymentLimits } from '@festival/shared-contracts/order/paymentStatus';

/** Seconds between two polls of the payment: short at first, then a minute. */
const delays = [1, 2, 3, 5, 8, 13, 21, 34];
const longest = 60;

/** Seconds for which a page polls by itself: the longest time of a confirmation. */
export const patience = paymentLimits.confirmation;

/**
 * Seconds until the next poll of the payment, after `attempt` polls (0 before the first) and `waited` seconds in all. Null
 * when polling ends: the payment is settled, or took longer than a confirmation may [PAY-04].
 */
export const pollDelay = (status: PaymentStatus | null, attempt: number, waited: number): number | null => {
  if (status !== null && status !== 'pending') return null;
  return waited >= patience ? null : (delays[attempt] ?? longest);
};
