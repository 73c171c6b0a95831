import type { Result } from '@festival/shared-contracts/errors/result';
import type { ApiFailure } from './ApiFailure.ts';

/** Returns the value of a result. Throws its failure, from which the error handler makes the response. */
export function requireSuccess<Value>(result: Result<Value, ApiFailure>): Value {
  if (!result.ok) throw result.error;
  return result.value;
}
