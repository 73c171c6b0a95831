/** The shop sells in this currency only. */
export const soldIn = 'EUR';

/** The largest amount that a payment can store, in cents: 21 million euros. */
const most = 2 ** 31 - 1;

/** Whether a payment can have this amount, in cents, as reported by a provider. */
export const isAmount = (cents: number): boolean => cents >= 0 && cents <= most;

/** Whether a review case can store an amount: any safe integer. */
export const isRecordable = (cents: number): boolean => Number.isSafeInteger(cents);

/**
 * The log message about an amount that no case can store. Its webhook is accepted, since a repeated one would have the
 * same wrong amount [API-10].
 */
export const oddAmount = (report: string, cents: number): string =>
  `${report} of ${cents} cents, an amount of no payment`;
