import * as z from 'zod/mini';

/** How a payment ended, as the status page shows it [PAY-04]. */
export const paymentStatuses = ['completed', 'pending', 'failed', 'error', 'canceled'] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Seconds: to pay on the provider's page, until an unpaid order times out, and the longest wait for a confirmation. */
export const paymentLimits = { toPay: 300, orderTimeout: 420, confirmation: 7200 } as const;
