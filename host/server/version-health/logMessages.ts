/** Lines of the host's log that the mount reads. */
export const logMessages = {
  pageReports: 'a page reports an error',
  pageStuck: 'a page was not made in time',
} as const;
