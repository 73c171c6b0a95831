import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { RegistryClient } from '../client/registryClient.ts';
import type { RegistryError } from '../error/registryError.ts';
import type { MountFault, MountOutcome } from '../mounts/mountOutcome.ts';
import { columns } from './columns.ts';
import type { CommandMount } from './command.ts';
import { riseText, sizeRows } from './sizeRows.ts';

type Order = { brand: string; by: string; versions: Readonly<Record<string, string>> };

/**
 * Mounts versions for a brand and stores the reports in the registry. Returns states and sizes as lines. If a mount has
 * faults, the refusal contains each fault's module, state and message, and the account that published the version. The
 * registry stores the faults too, so that other accounts can read them. [BYD-09]
 */
export async function mountVersions(
  client: RegistryClient,
  mount: CommandMount,
  { brand, by, versions }: Order,
): Promise<Result<string[], RegistryError>> {
  const [mounted, history] = await Promise.all([mount({ brand, versions }), client.history(brand, 1)]);
  if (!mounted.ok) return mounted;
  const { host, remotes } = mounted.value;
  const lines: string[][] = [];
  for (const [name, version] of Object.entries(versions)) {
    const found = await client.version(name, version);
    const seen = remotes[name];
    if (!found.ok) return found;
    if (seen === undefined) return failure(notSeen(`${name}@${version}`));
    const record = found.value;
    const { mounted, unplaced } = seen;
    const faults = seen.faults.map(faultText);
    const report = { host, mounted, unplaced, by, ...(faults.length > 0 && { faults: faults.slice(0, 100) }) };
    const kept = await client.keepMount({ name, version, brand }, report);
    if (faults.length > 0)
      return failure(mountFailed(brand, record, kept.ok ? faults : [...faults, notKept(kept.error)]));
    if (!kept.ok) return kept;
    const before = history.ok ? history.value.releases[0]?.pins[name]?.stable : undefined;
    const read = before === undefined ? null : await client.version(name, before);
    const former = read?.ok ? read.value : undefined;
    lines.push(
      [seenText(`${name}@${version}`, brand, seen)],
      columns(sizeRows(record, former)),
      riseText(record, former),
    );
  }
  return success(lines.flat());
}

const notSeen = (id: string): RegistryError => ({
  code: 'unknown-version',
  message: `The mount has left ${id} out.`,
  reasons: [],
});

const places = { server: 'on the server', browser: 'in the browser' };

const faultText = ({ module, state, where, message }: MountFault): string =>
  `${module} in the state ${state}, ${places[where]}: ${message}`.slice(0, 1_000);

const notKept = ({ message }: RegistryError): string => `The registry did not keep this for others: ${message}`;

const mountFailed = (brand: string, version: RemoteVersion, faults: string[]): RegistryError => ({
  code: 'mount-failed',
  message:
    `${version.name}@${version.version} fails in the shell of ${brand}; nothing was changed. ` +
    `Who can mend it: ${version.publishedBy}, who published it. npm start in the remote’s folder shows each state.`,
  reasons: faults,
});

function seenText(id: string, brand: string, { mounted, unplaced }: MountOutcome['remotes'][string]): string {
  const states = Object.entries(mounted).map(([module, { length }]) => `${module} ${length}`);
  const left = unplaced.length === 0 ? '' : `; this host has no place for ${unplaced.join(', ')}`;
  return `${id} was mounted for ${brand}; states of each module: ${states.join(', ')}${left}`;
}
