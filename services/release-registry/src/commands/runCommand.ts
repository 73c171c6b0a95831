import { parseArgs } from 'node:util';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { readRegistryAddress } from '../client/registryAddress.ts';
import { registryClient } from '../client/registryClient.ts';
import type { Mount } from '../mounts/mountOutcome.ts';
import { columns } from './columns.ts';
import { type Command, type CommandMount, done, misused, type Outcome } from './command.ts';

/** The commands, each loaded when it is typed. `help` loads them all. */
const commands: Record<string, () => Promise<Command>> = {
  show: async () => (await import('./show.ts')).show,
  versions: async () => (await import('./versions.ts')).versions,
  diff: async () => (await import('./diff.ts')).diff,
  pack: async () => (await import('./pack.ts')).pack,
  publish: async () => (await import('./publish.ts')).publish,
  check: async () => (await import('./check.ts')).check,
  mount: async () => (await import('./mount.ts')).mount,
  preview: async () => (await import('./preview.ts')).preview,
  activate: async () => (await import('./activate.ts')).activate,
  canary: async () => (await import('./canary.ts')).canary,
  'roll-back': async () => (await import('./rollBack.ts')).rollBack,
  waiting: async () => (await import('./waiting.ts')).waiting,
  history: async () => (await import('./history.ts')).history,
  why: async () => (await import('./why.ts')).why,
  figures: async () => (await import('./figures.ts')).figures,
  errors: async () => (await import('./errors.ts')).errors,
  host: async () => (await import('./host.ts')).host,
  token: async () => (await import('./token.ts')).token,
  key: async () => (await import('./key.ts')).key,
  remove: async () => (await import('./remove.ts')).remove,
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
  if (name === undefined || ['help', '--help', '-h'].includes(name))
    return done(Object.keys(commands), ...(await overview()));
  const chosen = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  if (chosen === undefined) return misused(`There is no command "${name}".`, '', ...(await overview()));
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
      return mount({ ...order, registry: address.value });
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

async function overview(): Promise<string[]> {
  const rows = Object.entries(commands).map(async ([name, load]) => [
    `  festival-release ${name}`,
    (await load()).summary,
  ]);
  return [
    'Which version of each remote a brand’s visitors get.',
    '',
    ...columns(await Promise.all(rows)),
    '',
    'festival-release <command> --help says what it takes, and --json answers for scripts. --registry or REGISTRY_URL say where the registry is,',
    'REGISTRY_TOKEN allows to change it, and PUBLISHER_KEY signs what is published. The history names the token’s owner; with the operator’s',
    'token --by says who you are.',
  ];
}

const mountingText = ({ brand, versions }: Parameters<CommandMount>[0]): string => {
  const ids = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  return `Mounting ${ids.join(', ')} in the shell of ${brand}, each module in each of its states. This takes one to three minutes …`;
};
