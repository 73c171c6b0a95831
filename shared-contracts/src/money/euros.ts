import * as z from 'zod/mini';

/** Money in this repository: whole cents, never fractions. */
export const centsSchema = z.int();

/** Euros in the wire format of the Shopping API (12.5), cents everywhere else (1250). */
export const euros = z.codec(z.number(), centsSchema, {
  decode: (amount) => Math.round(amount * 100),
  encode: (cents) => cents / 100,
});
