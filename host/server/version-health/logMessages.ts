/** Log lines of the host that a mount reads. */
export const logMessages = {
  pageReports: 'a page reports an error',
  pageStuck: 'a page was not made in time',
} as const;
