import { notAvailableYet } from '@festival/shared-contracts/commands/notAvailableYet';
import { failure, type Result } from '@festival/shared-contracts/errors/result';

/** A command that the harness can't run: it shows its arguments, and returns what a host without the command would. */
export const notInHarness =
  (name: string) =>
  async (...given: unknown[]): Promise<Result<never>> => {
    console.info(`The remote calls ${name}, which the harness does not have.`, ...given);
    return failure(notAvailableYet);
  };
