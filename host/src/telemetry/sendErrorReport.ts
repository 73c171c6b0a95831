import type { ErrorReport } from './errorReport.ts';

/** Sends an error report to the host's server, even while the page is being left. A lost report is not sent again. */
export function sendErrorReport(report: ErrorReport): void {
  navigator.sendBeacon('/telemetry/error-reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
