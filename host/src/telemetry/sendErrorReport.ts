import type { ErrorReport } from './errorReport.ts';
import { errorReported } from './pageMarks.ts';

/** What this page has reported. */
const sent = new Set<string>();

/**
 * Sends an error report to the host's server, even while the page is being left; the same one once for each page, since what fails when
 * it is fetched ahead fails again when it is opened. A lost report is not sent again.
 */
export function sendErrorReport(report: ErrorReport): void {
  const body = JSON.stringify(report);
  if (sent.has(body)) return;
  sent.add(body);
  performance.mark(errorReported, { detail: report });
  navigator.sendBeacon('/telemetry/error-reports', new Blob([body], { type: 'application/json' }));
}
