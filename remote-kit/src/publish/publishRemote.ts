import { accountName } from '@festival/release-registry/client/accountName';
import { readRegistryAddress } from '@festival/release-registry/client/registryAddress';
import { type RegistryClient, registryClient } from '@festival/release-registry/client/registryClient';
import { failure } from '@festival/shared-contracts/errors/result';
import { takePackage } from '../build/takePackage.ts';

interface PublishOptions {
  /** The remote's folder. */
  folder: string;
  /** By default `1.0.0-local.<hash of the content>`. */
  version: string | undefined;
  /** The folder of a package from the team's own build, which is published unchanged; by default the kit builds it. */
  built?: string | undefined;
  /** The commit of the package; by default the one that is checked out. */
  commit?: string | undefined;
  /** The publisher's name; by default the account's. */
  by: string | undefined;
  /** The environment with REGISTRY_URL and REGISTRY_TOKEN. */
  environment: Readonly<Record<string, string | undefined>>;
}

const invalid = (message: string) => failure({ code: 'invalid-request', message, reasons: [] });

/**
 * Builds the remote in `folder`, or takes an existing build, and uploads its package to the release registry. [FED-04]
 * @throws with webpack's output when the sources don't build, with a sentence when `built` has no package.
 */
export async function publishRemote(options: PublishOptions): ReturnType<RegistryClient['publish']> {
  const { by = accountName(), environment } = options;
  if (by === '') return invalid('This account has no name: say who publishes with --by.');
  const address = readRegistryAddress(environment);
  if (!address.ok) return invalid(address.error);
  const { packageFolder } = await takePackage(options);
  return registryClient(address.value).publish(packageFolder, by);
}
