import type { ErrorReport } from './errorReport.ts';
import { errorReported } from './pageMarks.ts';
import { nonceHead } from './pageNonce.ts';

/** The reports that this page has sent. */
const sent = new Set<string>();

/**
 * Sends an error report to the host's server, even while the page unloads. The same report is sent only once per page:
 * a file that failed to prefetch fails again when it is needed, and a poll can fail each time. A lost report is not
 * sent again.
 */
export function sendErrorReport(report: ErrorReport): void {
  const same = JSON.stringify({ ...report, requestId: undefined });
  if (sent.has(same)) return;
  sent.add(same);
  performance.mark(errorReported, { detail: report });
  navigator.sendBeacon(
    '/telemetry/error-reports',
    new Blob([JSON.stringify({ ...report, page: nonceHead() })], { type: 'application/json' }),
  );
}
