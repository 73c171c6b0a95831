import { type PaymentStatus, paymentLimits } from '@festival/shared-contracts/order/paymentStatus';

/** Seconds between one look at the payment and the next: quick at first, then once a minute. */
const delays = [1, 2, 3, 5, 8, 13, 21, 34];
const longest = 60;

/** Seconds a page keeps asking by itself: as long as a confirmation may take. */
export const patience = paymentLimits.confirmation;

/**
 * Seconds until the payment is asked for again: after `attempt` looks (0 before the first), `waited` seconds in all. Null
 * when there is nothing more to ask: it is settled, or took longer than a confirmation may [PAY-04].
 */
export const pollDelay = (status: PaymentStatus | null, attempt: number, waited: number): number | null => {
  if (status !== null && status !== 'pending') return null;
  return waited >= patience ? null : (delays[attempt] ?? longest);
};
