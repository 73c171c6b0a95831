import { errorText } from '../client/errorText.ts';
import type { RegistryClient } from '../client/registryClient.ts';
import type { RegistryError } from '../error/registryError.ts';
import type { Mount } from '../mounts/mountOutcome.ts';

/** What a command prints, and its exit code: 0 done, 1 refused, 2 not understood. `data` is the same content for scripts (`--json`). */
export type Outcome = { exitCode: 0 | 1 | 2; lines: string[]; data: unknown };

/** A mount with the versions of the command's registry. */
export type CommandMount = (order: Omit<Parameters<Mount>[0], 'registry'>) => ReturnType<Mount>;

type CommandInput<Required extends string, Optional extends string, Flag extends string> = {
  client: RegistryClient;
  mount: CommandMount;
  words: string[];
  options: Record<Required, string> & Partial<Record<Optional, string>>;
  /** The given options that take no value. */
  flags: ReadonlySet<Flag>;
};

export type Command = {
  usage: string;
  summary: string;
  required: readonly string[];
  optional: readonly string[];
  flags?: readonly string[];
  run(input: CommandInput<string, string, string>): Promise<Outcome>;
};

/** A command with its options by name; a required `by` is the account's name by default. */
export function command<
  const Required extends string,
  const Optional extends string,
  const Flag extends string = never,
>(
  definition: Omit<Command, 'required' | 'optional' | 'flags' | 'run'> & {
    required: readonly Required[];
    optional: readonly Optional[];
    flags?: readonly Flag[];
    run(input: CommandInput<Required, Optional, Flag>): Promise<Outcome>;
  },
): Command {
  return definition as Command;
}

/** `data` for scripts, then the lines for people. */
export const done = (data: unknown, ...lines: string[]): Outcome => ({ exitCode: 0, lines, data });

export const misused = (...lines: string[]): Outcome => ({
  exitCode: 2,
  lines,
  data: { error: { code: 'misused', message: lines[0], reasons: lines.slice(1) } },
});

export const refused = (error: RegistryError): Outcome => ({ exitCode: 1, lines: errorText(error), data: { error } });
