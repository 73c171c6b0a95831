import type { Payment } from '@mollie/api-client';

type Amount = Payment['amount'];

/** An amount in euros as Mollie writes it: a text with two decimals. */
export const mollieAmount = (cents: number, currency = 'EUR'): Amount => ({
  currency,
  value: (cents / 100).toFixed(2),
});

/** The cents of an amount. */
export const centsOf = ({ value }: Amount): number => Math.round(Number(value) * 100);
