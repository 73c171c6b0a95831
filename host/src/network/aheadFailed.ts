import { errorReportOf } from './errorReport.ts';
import { sendErrorReport } from './sendErrorReport.ts';

/**
 * Reports a failed prefetch; the file is fetched again when it is needed [ERR-04]. The report is sent one second later,
 * because a page that unloads aborts its requests, which is not a failure.
 */
export const aheadFailed = (error: unknown): void =>
  void setTimeout(() => sendErrorReport(errorReportOf('ahead.failed', error)), 1_000);
