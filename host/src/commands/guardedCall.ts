import { failure, type Result } from '@festival/shared-contracts/errors/result';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';

/** Turns a bug or a broken contract into a failure and reports it to operators [ERR-04]. */
export const guardedCall = <Value>(
  report: (report: ErrorReport) => void,
  kind: string,
  call: Promise<Result<Value>>,
): Promise<Result<Value>> =>
  call.catch((error: unknown) => {
    report(errorReportOf(kind, error));
    return failure({ code: 'unexpected', message: '', status: 0 });
  });
