/** Limits in minutes after the payment, and in number, for changes of an order's email address [PAY-04]. */
export const emailChange = { minutes: 10, times: 3 } as const;
