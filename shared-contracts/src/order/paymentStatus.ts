import * as z from 'zod/mini';

/** The results of a payment on the status page [PAY-04]. */
export const paymentStatuses = ['completed', 'pending', 'failed', 'error', 'canceled'] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Time limits in seconds: for paying on the provider's page, for an unpaid order, and for a confirmation. */
export const paymentLimits = { toPay: 300, orderTimeout: 420, confirmation: 7200 } as const;
