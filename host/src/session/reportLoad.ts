import { initialise } from '@festival/shared-contracts/api/hostCalls';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

interface LoadDeps {
  /** The host name of the page's address. */
  hostname: string;
  fetch: typeof globalThis.fetch;
  report(report: ErrorReport): void;
}

/** Reports to the host that a page was loaded, except on a developer's machine. The answer is ignored [API-11]. */
export const reportLoad = async ({ hostname, fetch, report }: LoadDeps): Promise<void> => {
  if (ownMachine.test(hostname)) return;
  try {
    await fetch(`/api${initialise.path}`);
  } catch (error) {
    report(errorReportOf('load.notReported', error));
  }
};
