/**
 * Limits for changes of an order's email address: the minutes after the payment, and the number of changes [PAY-04].
 */
export const emailChange = { minutes: 10, times: 3 } as const;
