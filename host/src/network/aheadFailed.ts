import { errorReportOf } from './errorReport.ts';
import { sendErrorReport } from './sendErrorReport.ts';

/**
 * Reports what failed while it was fetched ahead; it is fetched again when it is needed [ERR-04]. A second later: a page that is left
 * ends its requests, which is no failure.
 */
export const aheadFailed = (error: unknown): void =>
  void setTimeout(() => sendErrorReport(errorReportOf('ahead.failed', error)), 1_000);
