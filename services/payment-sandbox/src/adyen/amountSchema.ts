import { z } from 'zod';
import { paidFor, type SandboxPayment } from '../sandboxPayment.ts';

/** The amount that a link requests. */
export const amountSchema = z.object({ currency: z.literal('EUR'), value: z.int().positive() });

/** A refund, like its payment, may be in a currency other than euros. */
export const refundedSchema = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.int().positive() });

/** The paid amount, in Adyen's form. */
export const amountOf = (payment: SandboxPayment): { currency: string; value: number } => {
  const { amount, currency } = paidFor(payment);
  return { currency, value: amount };
};
