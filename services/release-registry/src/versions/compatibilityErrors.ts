import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import semver from 'semver';
import { contractErrors } from './contractErrors.ts';

type Needing = Pick<RemoteVersion, 'name' | 'version' | 'contracts' | 'federation' | 'shared' | 'uses'>;

/** The reasons why a version can't run in a host, in sentences; empty if it can. [FED-04] */
export function compatibilityErrors(version: Needing, host: HostCapabilities): string[] {
  const id = `${version.name}@${version.version}`;
  const provided = new Set(host.shared);
  const missing = version.shared.filter((subpath) => !provided.has(subpath));
  return [
    ...(semver.satisfies(host.contracts, version.contracts)
      ? []
      : [
          `${id} is built for contracts ${version.contracts}, the host ${host.version} has ${host.contracts}: ${wayOut(version, host)}`,
        ]),
    ...federationErrors(version, host),
    ...contractErrors(version, host),
    ...missing.map(
      (subpath) => `${id} takes ${subpath} from the host, and the host ${host.version} does not provide it`,
    ),
  ];
}

/** A sentence that says how to make the two compatible: by updating the older one. */
const wayOut = ({ contracts }: Needing, host: HostCapabilities): string =>
  semver.gtr(host.contracts, contracts)
    ? `build it again with contracts ${semver.major(host.contracts)}, and do what their change log says`
    : 'deploy a host with these contracts first';

/** A remote and its page share the runtime of Module Federation, which is compatible within a major version. */
function federationErrors({ name, version, federation }: Needing, host: HostCapabilities): string[] {
  if (host.federation === undefined) return [];
  const needed = `the host ${host.version} has Module Federation ${host.federation}`;
  if (federation === undefined)
    return [`${name}@${version} was not built with Module Federation, and ${needed}: build it again`];
  return semver.major(federation) === semver.major(host.federation)
    ? []
    : [`${name}@${version} was built with Module Federation ${federation}, and ${needed}: build it again`];
}
