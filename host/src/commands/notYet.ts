import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notAvailableYet } from '@festival/shared-contracts/commands/notAvailableYet';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { ErrorReport } from '../network/errorReport.ts';

/** A command's name in a report: `travel.setExtra`. */
export type CommandName = { [Area in keyof Commands]: `${Area}.${keyof Commands[Area] & string}` }[keyof Commands];

/** Makes a command that is not available yet. */
export type NotYet = (name: CommandName) => () => Promise<Result<never>>;

/** Commands that have no screen yet: each returns `notAvailableYet` and is reported to operators once per page. */
export const notYetCommands = (report: (report: ErrorReport) => void): NotYet => {
  const reported = new Set<CommandName>();
  return (name) => async () => {
    if (!reported.has(name)) report({ kind: 'command.notAvailableYet', message: name });
    reported.add(name);
    return failure(notAvailableYet);
  };
};
