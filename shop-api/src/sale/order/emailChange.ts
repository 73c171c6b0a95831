/** For so many minutes after paying, and so often, a buyer may change an order's address [PAY-04]. */
export const emailChange = { minutes: 10, times: 3 } as const;
