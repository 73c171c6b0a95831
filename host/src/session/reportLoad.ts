import { initialise } from '@festival/shared-contracts/api/hostCalls';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

interface LoadDeps {
  /** The host name of the page's address. */
  hostname: string;
  fetch: typeof globalThis.fetch;
  report(report: ErrorReport): void;
}

/** Tells the host that a page was loaded, but not on the machine of a developer. Nobody uses the answer [API-11]. */
export const reportLoad = async ({ hostname, fetch, report }: LoadDeps): Promise<void> => {
  if (ownMachine.test(hostname)) return;
  try {
    await fetch(`/api${initialise.path}`);
  } catch (error) {
    report(errorReportOf('load.notReported', error));
  }
};
