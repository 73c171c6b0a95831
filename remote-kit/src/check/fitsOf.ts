import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { compatibilityErrors } from '@festival/release-registry/versions/compatibilityErrors';

/** Whether one version of a remote runs in one host. */
export interface Fit {
  version: string;
  host: Pick<HostCapabilities, 'version' | 'contracts'>;
  /** This build in the current host. */
  isNow: boolean;
  /** The reasons why the version does not run in this host, in sentences; empty if it runs. */
  errors: string[];
}

/** Every version, this build first, in every host, the current one first. [FED-02] */
export const fitsOf = (versions: readonly PackageManifest[], hosts: readonly HostCapabilities[]): Fit[] =>
  hosts.flatMap((host, hostIndex) =>
    versions.map((version, index) => ({
      version: version.version,
      host: { version: host.version, contracts: host.contracts },
      isNow: hostIndex === 0 && index === 0,
      errors: compatibilityErrors(version, host),
    })),
  );
