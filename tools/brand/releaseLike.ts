import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { errorText } from '@festival/release-registry/client/errorText';
import type { RegistryAddress } from '@festival/release-registry/client/registryAddress';
import { type RegistryClient, registryClient } from '@festival/release-registry/client/registryClient';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import type { Result } from '@festival/shared-contracts/errors/result';
import { root } from '../launch/launchSettings.ts';
import { BrandProblem } from './brandFolder.ts';

/** The first brand of the host's build. */
const builtBrand = (): string =>
  Object.keys((JSON.parse(readFileSync(join(root, 'host/dist/host.json'), 'utf8')) as { brands: object }).brands)[0] ??
  '';

const valueOrProblem = <Value>(result: Result<Value, RegistryError>): Value => {
  if (result.ok) return result.value;
  throw new BrandProblem(errorText(result.error).join('\n'));
};

/** The registry refuses releases for brands without a host. */
const registerBrand = async (registry: RegistryClient, brand: string): Promise<void> => {
  const host = valueOrProblem(await registry.host());
  if (!host.brands || host.brands.includes(brand)) return;
  valueOrProblem(await registry.registerHost({ ...host, brands: [...host.brands, brand].sort() }));
};

/** Gives a brand without a release the stable versions of another brand's remotes. Returns a sentence. */
export const releaseLike = async (address: RegistryAddress, brand: string, like = builtBrand()): Promise<string> => {
  const registry = registryClient(address);
  await registerBrand(registry, brand);
  if (valueOrProblem(await registry.currentRevision(brand)) > 0) return `${brand} keeps its release`;
  const [newest] = valueOrProblem(await registry.history(like, 1)).releases;
  const pins = Object.entries(newest?.pins ?? {});
  const changes = Object.fromEntries(pins.map(([remote, { stable }]) => [remote, { version: stable }]));
  valueOrProblem(
    await registry.activate({
      brand,
      parent: 0,
      by: userInfo().username,
      reason: `As ${like} has them`,
      force: `${like} shows them`,
      changes,
    }),
  );
  return `${brand} has ${pins.length} remotes, as ${like} has them`;
};
