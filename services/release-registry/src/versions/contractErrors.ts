import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import { ownOf } from '@festival/release-contracts/package/ownOf';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import semver from 'semver';

type Using = Pick<RemoteVersion, 'name' | 'version' | 'uses'>;

/**
 * The names of imports from the contracts that the host lacks or has with another shape; empty if there are none. For a
 * host with older contracts only the names are checked: within a major version it only has fewer exports, and the
 * version's range declares that they are sufficient. [FED-02]
 */
export function contractErrors({ name, version, uses }: Using, host: HostCapabilities): string[] {
  const { exports: provided, contracts } = host;
  if (uses === undefined || provided === undefined) return [];
  const isOlder = semver.lt(contracts, uses.version) && semver.major(contracts) === semver.major(uses.version);
  const id = `${name}@${version}`;
  const provider = `the contracts ${contracts} of host ${host.version}`;
  return Object.entries(uses.exports).flatMap(([subpath, names]) =>
    Object.entries(names).flatMap(([used, shape]) => {
      const shapes = ownOf(ownOf(provided, subpath), used);
      if (shapes === undefined) return [`${id} uses ${used} of ${subpath}, which ${provider} do not have`];
      if (isOlder || shapes.includes(shape)) return [];
      return [`${id} uses ${used} of ${subpath} as it was in ${uses.version}; ${provider} have changed it`];
    }),
  );
}

/**
 * The names of the exports that a new host's contracts break for users of the current contracts; empty for a new major
 * version. [FED-02]
 */
export function contractBreaks(present: HostCapabilities | null, next: HostCapabilities): string[] {
  if (present?.exports === undefined || next.exports === undefined) return [];
  // A host with older contracts is a downgrade with fewer exports; versions that use more are named one by one.
  if (semver.major(present.contracts) !== semver.major(next.contracts)) return [];
  if (semver.lt(next.contracts, present.contracts)) return [];
  return Object.entries(present.exports).flatMap(([subpath, names]) =>
    Object.entries(names).flatMap(([name, [shape = '']]) => {
      const shapes = ownOf(ownOf(next.exports, subpath), name);
      if (shapes === undefined) return [`${name} of ${subpath} is gone: it was removed or renamed`];
      return shapes.includes(shape)
        ? []
        : [`${name} of ${subpath} is not what it was: something in it is gone or changed`];
    }),
  );
}
