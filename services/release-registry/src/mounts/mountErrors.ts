import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { MountReport } from './mountReport.ts';

/** The names, without `./`, of a version's exposed modules that are displayed: all except its texts. */
const shownModules = ({ exposes }: Pick<RemoteVersion, 'exposes'>): string[] =>
  Object.keys(exposes)
    .map((expose) => expose.slice(2))
    .filter((name) => !name.startsWith('texts/'));

/**
 * The reasons why a version does not count as mounted for a brand, in sentences. Empty if the shell of the current host showed each of its exposed
 * modules without a fault, or has no place for the module. [BYD-09]
 */
export function mountErrors(
  record: Pick<RemoteVersion, 'name' | 'version' | 'exposes'>,
  report: MountReport | null,
  { brand, host }: { brand: string; host: HostCapabilities },
): string[] {
  const id = `${record.name}@${record.version}`;
  if (report === null) return [`${id} was not mounted for ${brand}`];
  if (report.faults) return report.faults.map((fault) => `${id} fails in the shell of ${brand}: ${fault}`);
  if (report.host.version !== host.version || report.host.contracts !== host.contracts) {
    return [
      `${id} was mounted for ${brand} in host ${report.host.version} with contracts ${report.host.contracts}, and the host is ${host.version} with ${host.contracts} now`,
    ];
  }
  return shownModules(record)
    .filter((module) => !report.unplaced.includes(module) && (report.mounted[module] ?? []).length === 0)
    .map((module) => `./${module} of ${id} was not mounted for ${brand}`);
}
