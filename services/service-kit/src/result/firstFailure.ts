import { type Result, success } from '@festival/shared-contracts/errors/result';

/** Runs checks in order until one fails. Returns that failure, or success. */
export function firstFailure<Failure>(checks: readonly (() => Result<void, Failure>)[]): Result<void, Failure> {
  for (const check of checks) {
    const result = check();
    if (!result.ok) return result;
  }
  return success(undefined);
}
