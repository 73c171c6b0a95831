import * as z from 'zod/mini';
import { centsSchema } from '../money/euros.ts';

/** The sums of a cart, all in cents, as the basket's receipt shows them. */
export const cartTotalsSchema = z.object({
  /** Products without their service costs, without insurance and shipping. */
  productsExcludingServiceCosts: centsSchema,
  serviceCosts: centsSchema,
  orderFee: centsSchema,
  touristTax: centsSchema,
  entertainmentTax: centsSchema,
  insurance: centsSchema,
  shipping: centsSchema,
  /** The discount of an upgrade or a voucher; never more than the rest. */
  discount: centsSchema,
  total: centsSchema,
});

export type CartTotals = z.infer<typeof cartTotalsSchema>;
