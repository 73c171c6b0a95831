import type { HostOffer } from '@festival/shared-contracts/release/hostOffer';
import type { RemoteVersion } from '@festival/shared-contracts/release/remoteVersion';
import semver from 'semver';

/** Why a version can't run in a host, in sentences; empty when it can. [FED-04] */
export function fitFaults(version: RemoteVersion, host: HostOffer): string[] {
  const id = `${version.name}@${version.version}`;
  const provided = new Set(host.shared);
  const missing = version.shared.filter((subpath) => !provided.has(subpath));
  return [
    ...(semver.satisfies(host.contracts, version.contracts)
      ? []
      : [`${id} is built for contracts ${version.contracts}, the host ${host.version} offers ${host.contracts}`]),
    ...missing.map(
      (subpath) => `${id} takes ${subpath} from the host, and the host ${host.version} does not provide it`,
    ),
  ];
}
