import { parseArgs } from 'node:util';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { readRegistryAddress } from '../client/registryAddress.ts';
import { registryClient } from '../client/registryClient.ts';
import { activate } from './activate.ts';
import { columns } from './columns.ts';
import { type Command, done, misused, type Outcome } from './command.ts';
import { explain } from './explain.ts';
import { history } from './history.ts';
import { host } from './host.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { show } from './show.ts';
import { versions } from './versions.ts';

const commands: Record<string, Command> = { publish, activate, rollback, history, versions, show, explain, host };

type RunDeps = { environment: Readonly<Record<string, string | undefined>>; userName: () => string };

/** Runs one typed command (without the leading `release`). It never prints, and throws for bugs only. */
export async function runCommand(typed: readonly string[], deps: RunDeps): Promise<Outcome> {
  const [name, ...rest] = typed;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return done(...overview());
  const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (chosen === undefined) return misused(`There is no command "${name}".`, '', ...overview());
  if (rest.includes('--help')) return done(chosen.usage, `  ${chosen.summary}`);
  const outcome = await runChosen(chosen, rest, deps);
  return outcome.exitCode === 2 ? misused(...outcome.lines, `Usage: ${chosen.usage}`) : outcome;
}

async function runChosen(chosen: Command, args: string[], { environment, userName }: RunDeps): Promise<Outcome> {
  const parsed = parseTyped(chosen, args);
  if (!parsed.ok) return misused(parsed.error);
  const { words, options } = parsed.value;
  const withAuthor = chosen.required.includes('by') ? { by: userName(), ...options } : options;
  const missing = chosen.required.filter((option) => !withAuthor[option]).map((option) => `--${option}`);
  if (missing.length > 0) return misused(`Missing: ${missing.join(', ')}`);
  const address = readRegistryAddress(environment, options.registry);
  if (!address.ok) return misused(address.error);
  return chosen.run({ client: registryClient(address.value), words, options: withAuthor });
}

type Typed = { words: string[]; options: Record<string, string> };

function parseTyped(chosen: Command, args: string[]): Result<Typed, string> {
  const names = [...chosen.required, ...chosen.optional, 'registry'];
  const options = Object.fromEntries(names.map((option) => [option, { type: 'string' as const }]));
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const given = Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
    return success({ words: positionals, options: Object.fromEntries(given) });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

function overview(): string[] {
  return [
    'Which version of each remote a brand’s visitors get.',
    '',
    ...columns(Object.entries(commands).map(([name, { summary }]) => [`  release ${name}`, summary])),
    '',
    'release <command> --help says what it takes. --registry or REGISTRY_URL say where the registry is,',
    'REGISTRY_TOKEN allows to change it, and --by says who you are if your account’s name does not.',
  ];
}
