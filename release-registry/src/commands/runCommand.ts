import { parseArgs } from 'node:util';
import { registryClient } from '../client/registryClient.ts';
import { activate } from './activate.ts';
import { type Command, misused, type Outcome, said } from './command.ts';
import { explain } from './explain.ts';
import { history } from './history.ts';
import { host } from './host.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { show } from './show.ts';
import { versions } from './versions.ts';
import { columns } from './wording.ts';

const commands: Record<string, Command> = { publish, activate, rollback, history, versions, show, explain, host };

type Surroundings = { environment: Readonly<Record<string, string | undefined>>; userName: () => string };

/** Runs one command as typed (without the leading `release`); never prints, never throws for what a person can mend. */
export async function runCommand(typed: readonly string[], { environment, userName }: Surroundings): Promise<Outcome> {
  const [name, ...rest] = typed;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return said(...overview());
  const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (chosen === undefined) return misused(`There is no command "${name}".`, '', ...overview());
  if (rest.includes('--help')) return said(chosen.usage, `  ${chosen.summary}`);

  const parsed = parseTyped(chosen, rest);
  if ('fault' in parsed) return misused(parsed.fault, `Usage: ${chosen.usage}`);
  const { words, options } = parsed;
  const withAuthor = chosen.required.includes('by') ? { by: userName(), ...options } : options;
  const missing = chosen.required.filter((option) => !withAuthor[option]).map((option) => `--${option}`);
  if (missing.length > 0) return misused(`Missing: ${missing.join(', ')}`, `Usage: ${chosen.usage}`);

  const url = options.registry ?? environment.REGISTRY_URL ?? 'http://127.0.0.1:3003';
  if (!URL.canParse(url)) return misused(`${url} is no address of a registry, as in http://127.0.0.1:3003.`);
  const client = registryClient({ url, token: environment.REGISTRY_TOKEN });
  const outcome = await chosen.run({ client, words, options: withAuthor });
  return outcome.exitCode === 2 ? misused(...outcome.lines, `Usage: ${chosen.usage}`) : outcome;
}

type Typed = { words: string[]; options: Record<string, string> };

function parseTyped(chosen: Command, args: string[]): Typed | { fault: string } {
  const names = [...chosen.required, ...chosen.optional, 'registry'];
  const options = Object.fromEntries(names.map((option) => [option, { type: 'string' as const }]));
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const given = Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
    return { words: positionals, options: Object.fromEntries(given) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
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
