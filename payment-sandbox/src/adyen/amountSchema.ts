import { z } from 'zod';
import { paidFor, type SandboxPayment } from '../sandboxPayment.ts';

/** What a link asks for. */
export const amountSchema = z.object({ currency: z.literal('EUR'), value: z.int().positive() });

/** What is refunded may have been paid in another currency. */
export const refundedSchema = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.int().positive() });

/** What was paid, in Adyen's form. */
export const amountOf = (payment: SandboxPayment): { currency: string; value: number } => {
  const { amount, currency } = paidFor(payment);
  return { currency, value: amount };
};
