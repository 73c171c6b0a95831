import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { MountReport } from './mountReport.ts';

/** The exposed modules of a version that are shown, by name without `./`: all but its texts. */
const shownModules = ({ exposes }: Pick<RemoteVersion, 'exposes'>): string[] =>
  Object.keys(exposes)
    .map((expose) => expose.slice(2))
    .filter((name) => !name.startsWith('texts/'));

/**
 * Why a version does not count as mounted for a brand, in sentences; empty when each of its exposed modules was shown without a fault in the
 * shell of the present host, or that host has no place for it. [BYD-09]
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
