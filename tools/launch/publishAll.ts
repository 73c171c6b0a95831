import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { errorText } from '@festival/release-registry/client/errorText';
import type { RegistryAddress } from '@festival/release-registry/client/registryAddress';
import { type RegistryClient, registryClient } from '@festival/release-registry/client/registryClient';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { HostCapabilities } from '@festival/shared-contracts/package/hostCapabilities';
import type { Pin } from '@festival/shared-contracts/release/release';
import { remoteFolders } from './buildAll.ts';
import { LaunchProblem, root } from './settings.ts';

interface HostJson {
  brands: Record<string, unknown>;
  hostCapabilities: HostCapabilities;
}

/**
 * Publishes the remotes that were built here and activates them for every brand, through the registry's own client.
 * What a release manager has decided for a brand stays: only local builds are replaced.
 */
export const publishAll = async (address: RegistryAddress): Promise<void> => {
  const registry = registryClient(address);
  const host = JSON.parse(readFileSync(join(root, 'host/dist/host.json'), 'utf8')) as HostJson;
  const by = userInfo().username;
  valueOrProblem(await registry.registerHost(host.hostCapabilities));
  const versions = await publishRemotes(registry, by);
  for (const brand of Object.keys(host.brands)) await activateLocal(registry, brand, by, versions);
};

/** Remote → the version that its folder holds. */
const publishRemotes = async (registry: RegistryClient, by: string): Promise<Record<string, string>> => {
  const versions: Record<string, string> = {};
  for (const folder of remoteFolders()) {
    const { version } = valueOrProblem(await registry.publish(join(root, folder, 'dist/package'), by));
    versions[version.name] = version.version;
  }
  return versions;
};

const activateLocal = async (
  registry: RegistryClient,
  brand: string,
  by: string,
  versions: Record<string, string>,
): Promise<void> => {
  const { releases } = valueOrProblem(await registry.history(brand, 1));
  const pins = releases[0]?.pins ?? {};
  const replaced = Object.entries(versions).filter(([name]) => isReplaceable(pins[name]));
  if (replaced.length === 0) return;
  const changes = Object.fromEntries(replaced.map(([name, version]) => [name, { version }]));
  valueOrProblem(await registry.activate({ brand, by, reason: 'Started on this machine', changes }));
};

/** A start replaces what a start has activated, never what a person decided: a named version, or a canary beside a local one. */
const isReplaceable = (pin: Pin | undefined): boolean =>
  !pin || (pin.stable.includes('-local.') && pin.canary === undefined);

const valueOrProblem = <Value>(result: Result<Value, RegistryError>): Value => {
  if (result.ok) return result.value;
  throw new LaunchProblem(errorText(result.error).join('\n'));
};
