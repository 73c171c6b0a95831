import { readRegistryAddress } from '@festival/release-registry/client/registryAddress';
import { registryClient } from '@festival/release-registry/client/registryClient';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { takePackage } from '../package/takePackage.ts';
import { type Fit, fitsOf } from './fitsOf.ts';

interface CheckOptions {
  /** The remote's folder. */
  folder: string;
  /** The folder of a package from the team's own build; by default the kit builds it. */
  built?: string | undefined;
  /** The environment with REGISTRY_URL. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** How many published versions are checked in addition to the build. */
const published = 3;

/**
 * Builds the remote, or takes an existing build, and checks whether it and its last published versions run in the
 * registry's last hosts. Changes nothing. [FED-02]
 * @throws with webpack's output when the sources don't build.
 */
export async function checkRemote(options: CheckOptions): Promise<Result<Fit[], RegistryError>> {
  const address = readRegistryAddress(options.environment);
  if (!address.ok) return failure({ code: 'invalid-request', message: address.error, reasons: [] });
  const client = registryClient(address.value);
  const { manifest } = await takePackage(options);
  const [hosts, versions] = await Promise.all([client.hosts(), client.versions(manifest.name)]);
  if (!hosts.ok) return hosts;
  if (!versions.ok) return versions;
  const others = versions.value.versions.filter(({ version }) => version !== manifest.version).slice(0, published);
  return success(fitsOf([manifest, ...others], hosts.value.hosts));
}

const lineOf = ({ version, host, isNow, errors }: Fit): string => {
  const where = `${version} in host ${host.version} with contracts ${host.contracts}${isNow ? ', as it is now' : ''}`;
  return errors.length === 0
    ? `runs       ${where}`
    : [`can't run  ${where}`, ...errors.map((error) => `  - ${error}`)].join('\n');
};

/** The result for a terminal: a line for each version in each host, followed by the reasons. */
export const checkText = (fits: readonly Fit[]): string =>
  fits.length === 0
    ? 'No host has been registered yet: there is nothing to check against.'
    : fits.map(lineOf).join('\n');
