/** The most cents that a payment stores: 21 million euros. */
const most = 2 ** 31 - 1;

/** Whether an amount of a provider, in cents, can be one of a payment. */
export const isAmount = (cents: number): boolean => cents >= 0 && cents <= most;

/** Whether a review case can hold an amount: any whole number that is exact. */
export const isRecordable = (cents: number): boolean => Number.isSafeInteger(cents);

/** Names a report whose amount no case can hold. It is logged and answered as taken: sent again it would be as wrong [API-10]. */
export const oddAmount = (report: string, cents: number): string =>
  `${report} of ${cents} cents, an amount of no payment`;
