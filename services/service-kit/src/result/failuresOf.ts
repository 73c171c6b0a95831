import type { Result } from '@festival/shared-contracts/errors/result';

/** The failures among some results. */
export const failuresOf = <Failure>(results: readonly Result<unknown, Failure>[]): Failure[] =>
  results.flatMap((result) => (result.ok ? [] : [result.error]));
