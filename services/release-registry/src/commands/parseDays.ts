import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/**
 * Parses `--days 30` to a number. Returns undefined without the option, and a sentence if the value is not a number.
 */
export function parseDays(typed: string | undefined): Result<number | undefined, string> {
  if (typed === undefined) return success(undefined);
  const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return days > 0 ? success(days) : failure(`--days ${typed} is no number of whole days, as in 30.`);
}
