import { notAvailableYet } from '@festival/shared-contracts/commands/notAvailableYet';
import { failure, type Result } from '@festival/shared-contracts/errors/result';

/** A command that the harness can't carry out alone: it shows its arguments, and answers like a host without the command. */
export const notInHarness =
  (name: string) =>
  async (...given: unknown[]): Promise<Result<never>> => {
    console.info(`The remote calls ${name}, which the harness does not have.`, ...given);
    return failure(notAvailableYet);
  };
