/** The largest amount that a payment can store, in cents: 21 million euros. */
const most = 2 ** 31 - 1;

/** Whether a provider's amount, in cents, is possible for a payment. */
export const isAmount = (cents: number): boolean => cents >= 0 && cents <= most;

/** Whether a review case can store an amount: any safe integer. */
export const isRecordable = (cents: number): boolean => Number.isSafeInteger(cents);

/**
 * Reports that no case can store an amount. It is logged and the webhook accepted: a repeated one would be just as
 * wrong [API-10].
 */
export const oddAmount = (report: string, cents: number): string =>
  `${report} of ${cents} cents, an amount of no payment`;
