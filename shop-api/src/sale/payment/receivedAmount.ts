/** The most cents that the shop stores: 21 million euros. */
const most = 2 ** 31 - 1;

/** Whether an amount of a provider, in cents, can be one of a payment. */
export const isAmount = (cents: number): boolean => cents >= 0 && cents <= most;

/** Names a report whose amount no payment has. It is logged and answered as taken: sent again it would be as wrong [API-10]. */
export const oddAmount = (report: string, cents: number): string =>
  `${report} of ${cents} cents, an amount of no payment`;
