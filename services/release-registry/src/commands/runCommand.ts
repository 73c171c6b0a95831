import { parseArgs } from 'node:util';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { readRegistryAddress } from '../client/registryAddress.ts';
import { registryClient } from '../client/registryClient.ts';
import type { Mount } from '../mounts/mountOutcome.ts';
import { activate } from './activate.ts';
import { approval, approve, cancel } from './approve.ts';
import { canary } from './canary.ts';
import { check } from './check.ts';
import { clean } from './clean.ts';
import { columns } from './columns.ts';
import { type Command, type CommandMount, done, misused, type Outcome } from './command.ts';
import { diff } from './diff.ts';
import { errors } from './errors.ts';
import { figures } from './figures.ts';
import { history } from './history.ts';
import { host } from './host.ts';
import { key } from './key.ts';
import { mount } from './mount.ts';
import { pack } from './pack.ts';
import { preview } from './preview.ts';
import { publish } from './publish.ts';
import { remove } from './remove.ts';
import { rollBack } from './rollBack.ts';
import { show } from './show.ts';
import { stage } from './stage.ts';
import { token } from './token.ts';
import { trace } from './trace.ts';
import { versions } from './versions.ts';
import { visits } from './visits.ts';
import { waiting } from './waiting.ts';
import { why } from './why.ts';

const commands: Record<string, Command> = {
  show,
  versions,
  diff,
  pack,
  publish,
  check,
  mount,
  preview,
  activate,
  canary,
  stage,
  'roll-back': rollBack,
  waiting,
  approve,
  cancel,
  approval,
  history,
  why,
  trace,
  visits,
  figures,
  errors,
  host,
  token,
  key,
  remove,
  clean,
};

type RunDeps = {
  environment: Readonly<Record<string, string | undefined>>;
  userName: () => string;
  mount: Mount;
  /** Prints a message before a slow step, in addition to the command's own lines. */
  tell: (line: string) => void;
};

/**
 * Runs one typed command (without the leading `release`). It does not print, and throws only for bugs. With `--json` its lines are one JSON value:
 * the command's data, or `{ "error": { "code", "message", "reasons" } }`.
 */
export async function runCommand(typed: readonly string[], deps: RunDeps): Promise<Outcome> {
  const outcome = await outcomeOf(
    typed.filter((word) => word !== '--json'),
    deps,
  );
  return typed.includes('--json') ? { ...outcome, lines: [JSON.stringify(outcome.data, null, 2)] } : outcome;
}

async function outcomeOf(typed: readonly string[], deps: RunDeps): Promise<Outcome> {
  const [name, ...rest] = typed;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return done(Object.keys(commands), ...overview());
  const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (chosen === undefined) return misused(`There is no command "${name}".`, '', ...overview());
  if (rest.includes('--help')) return done(chosen.usage, chosen.usage, `  ${chosen.summary}`);
  const outcome = await runChosen(chosen, rest, deps);
  return outcome.exitCode === 2 ? misused(...outcome.lines, `Usage: ${chosen.usage}`) : outcome;
}

async function runChosen(
  chosen: Command,
  args: string[],
  { environment, userName, mount, tell }: RunDeps,
): Promise<Outcome> {
  const parsed = parseTyped(chosen, args);
  if (!parsed.ok) return misused(parsed.error);
  const { words, options, flags } = parsed.value;
  const withAuthor = chosen.required.includes('by') ? { by: userName(), ...options } : options;
  const missing = chosen.required.filter((option) => !withAuthor[option]).map((option) => `--${option}`);
  if (missing.length > 0) return misused(`Missing: ${missing.join(', ')}`);
  const address = readRegistryAddress(environment, options.registry);
  if (!address.ok) return misused(address.error);
  return chosen.run({
    client: registryClient(address.value),
    mount: (order) => {
      tell(mountingText(order));
      return mount({ ...order, registryUrl: address.value.url });
    },
    words,
    options: withAuthor,
    flags,
  });
}

type Typed = { words: string[]; options: Record<string, string>; flags: Set<string> };

function parseTyped(chosen: Command, args: string[]): Result<Typed, string> {
  const names = [...chosen.required, ...chosen.optional, 'registry'];
  const options = Object.fromEntries([
    ...names.map((option) => [option, { type: 'string' as const }]),
    ...(chosen.flags ?? []).map((flag) => [flag, { type: 'boolean' as const }]),
  ]);
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const given = Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
    const flags = Object.entries(values).flatMap(([key, value]) => (value === true ? [key] : []));
    return success({ words: positionals, options: Object.fromEntries(given), flags: new Set(flags) });
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
    'release <command> --help says what it takes, and --json answers for scripts. --registry or REGISTRY_URL say where the registry is,',
    'REGISTRY_TOKEN allows to change it, and PUBLISHER_KEY signs what is published. The history names the token’s owner; with the operator’s',
    'token --by says who you are.',
  ];
}

const mountingText = ({ brand, versions }: Parameters<CommandMount>[0]): string => {
  const ids = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  return `Mounting ${ids.join(', ')} in the shell of ${brand}, each module in each of its states. This takes one to three minutes …`;
};
