import { errorText } from '../client/errorText.ts';
import type { RegistryClient } from '../client/registryClient.ts';
import type { RegistryError } from '../error/registryError.ts';

/** What a command prints, and its exit code: 0 done, 1 refused, 2 not understood. */
export type Outcome = { exitCode: 0 | 1 | 2; lines: string[] };

type CommandInput<Required extends string, Optional extends string> = {
  client: RegistryClient;
  words: string[];
  options: Record<Required, string> & Partial<Record<Optional, string>>;
};

export type Command = {
  usage: string;
  summary: string;
  required: readonly string[];
  optional: readonly string[];
  run(input: CommandInput<string, string>): Promise<Outcome>;
};

/** A command with its options by name; a required `by` is the account's name by default. */
export function command<const Required extends string, const Optional extends string>(
  definition: Omit<Command, 'required' | 'optional' | 'run'> & {
    required: readonly Required[];
    optional: readonly Optional[];
    run(input: CommandInput<Required, Optional>): Promise<Outcome>;
  },
): Command {
  return definition;
}

export const done = (...lines: string[]): Outcome => ({ exitCode: 0, lines });

export const misused = (...lines: string[]): Outcome => ({ exitCode: 2, lines });

export const refused = (error: RegistryError): Outcome => ({ exitCode: 1, lines: errorText(error) });
