import type { RegistryClient } from '../client/registryClient.ts';
import type { Problem } from '../problem/problem.ts';

/** What a command says and how it ends: 0 done, 1 refused, 2 asked for in a way that makes no sense. */
export type Outcome = { exitCode: 0 | 1 | 2; lines: string[] };

export type CommandInput<Required extends string, Optional extends string> = {
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

/** A command with its options by name; those named `by` are filled in with who runs it. */
export function command<const Required extends string, const Optional extends string>(
  definition: Omit<Command, 'required' | 'optional' | 'run'> & {
    required: readonly Required[];
    optional: readonly Optional[];
    run(input: CommandInput<Required, Optional>): Promise<Outcome>;
  },
): Command {
  return definition;
}

export const said = (...lines: string[]): Outcome => ({ exitCode: 0, lines });

export const misused = (...lines: string[]): Outcome => ({ exitCode: 2, lines });

export const refused = ({ message, reasons }: Problem): Outcome => ({
  exitCode: 1,
  lines: [message, ...reasons.map((reason) => `  - ${reason}`)],
});
