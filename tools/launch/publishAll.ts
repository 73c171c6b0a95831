import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import { isLocalVersion } from '@festival/release-contracts/package/version';
import { errorText } from '@festival/release-registry/client/errorText';
import type { RegistryAddress } from '@festival/release-registry/client/registryAddress';
import { type RegistryClient, registryClient } from '@festival/release-registry/client/registryClient';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import type { Result } from '@festival/shared-contracts/errors/result';
import { remoteFolders } from './buildAll.ts';
import { isReplacedByStart } from './isReplacedByStart.ts';
import { LaunchProblem, root } from './launchSettings.ts';

/** The example account that signs in at the release console. */
export const releaseManager = 'grace@example.com';

/** Recorded as the reason for activating local builds without a mount, which would take minutes at each start. */
const ofThisMachine = 'built here';

interface HostJson {
  brands: Record<string, unknown>;
  hostCapabilities: HostCapabilities;
}

/**
 * Recorded as the reason of a release by a start. It also replaces versions that an incompatible host can't run, since
 * branches may differ in their contracts.
 */
const started = 'Started on this machine';

/**
 * Publishes the local builds of the remotes and activates them for every brand of the host's build and of the
 * additional folder, through the registry's own client. Versions that a release manager has activated stay, unless the
 * host can't run them. Returns a sentence for each such version, and for each brand
 * whose releases another account has to approve.
 */
export const publishAll = async (address: RegistryAddress, brandsFolder: string): Promise<string[]> => {
  const registry = registryClient(address);
  const host = JSON.parse(readFileSync(join(root, 'host/dist/host.json'), 'utf8')) as HostJson;
  const by = userInfo().username;
  const brands = [...Object.keys(host.brands), ...installedBrands(brandsFolder)].sort();
  const capabilities = { ...host.hostCapabilities, brands };
  const { incompatible } = valueOrProblem(await registry.registerHost(capabilities, { force: started }));
  const versions = await publishRemotes(registry, by);
  const waiting: string[] = [];
  for (const brand of brands) {
    const ofBrand = incompatible.filter((version) => version.brand === brand);
    waiting.push(...(await activateBuilt(registry, { brand, by, versions, incompatible: ofBrand })));
  }
  await allowReleaseManager(registry, brands);
  const replaced = incompatible
    .filter(({ brand, version }) => brands.includes(brand) && !isLocalVersion(version))
    .map(
      ({ brand, name, version }) =>
        `${name}@${version} of ${brand} can not run in this host: replaced by the build here.`,
    );
  return [...replaced, ...waiting];
};

/** The additional brands; a folder whose name starts with a dot is still being copied. */
const installedBrands = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'brand.json')) && !name.startsWith('.'))
    : [];

/** Remote → the version in its folder. */
const publishRemotes = async (registry: RegistryClient, by: string): Promise<Record<string, string>> => {
  const versions: Record<string, string> = {};
  for (const folder of remoteFolders()) {
    const { version } = valueOrProblem(await registry.publish(join(root, folder, 'dist/package'), by));
    versions[version.name] = version.version;
  }
  return versions;
};

interface BuiltSet {
  brand: string;
  by: string;
  versions: Record<string, string>;
  /** Active versions of this brand that the host can't run. */
  incompatible: readonly { name: string; version: string }[];
}

const activateBuilt = async (
  registry: RegistryClient,
  { brand, by, versions, incompatible }: BuiltSet,
): Promise<string[]> => {
  const { releases } = valueOrProblem(await registry.history(brand, 1));
  const { pins = {}, revision: parent = 0 } = releases[0] ?? {};
  const replaced = Object.entries(versions).filter(([name]) => {
    const broken = incompatible.filter((one) => one.name === name).map(({ version }) => version);
    return isReplacedByStart(pins[name], new Set(broken));
  });
  if (replaced.length === 0) return [];
  const changes = Object.fromEntries(replaced.map(([name, version]) => [name, { version }]));
  const change = { brand, parent, by, reason: started, force: ofThisMachine, changes };
  const made = valueOrProblem(await registry.activate(change));
  return made.outcome === 'waiting'
    ? [`${brand} asks for a second person: the build here waits, as release waiting --brand ${brand} says.`]
    : [];
};

/**
 * Gives the example's release manager access to every brand. The token itself is not used: the console identifies the release manager by the
 * account.
 */
const allowReleaseManager = async (registry: RegistryClient, brands: readonly string[]): Promise<void> => {
  const { tokens } = valueOrProblem(await registry.tokens());
  const own = tokens.filter(({ owner }) => owner === releaseManager).flatMap(({ rights }) => rights.activate);
  const missing = brands.filter((brand) => !own.includes(brand));
  if (missing.length === 0) return;
  const rights = { publish: [], activate: missing, host: false, watch: false };
  valueOrProblem(await registry.makeToken(releaseManager, rights));
};

/** Returns the registry's answer. @throws LaunchProblem with its refusal. */
const valueOrProblem = <Value>(result: Result<Value, RegistryError>): Value => {
  if (result.ok) return result.value;
  throw new LaunchProblem(errorText(result.error).join('\n'));
};
