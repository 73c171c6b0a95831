import { languageNotes } from '@festival/release-contracts/package/declarationErrors';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { typeChanges } from '@festival/release-contracts/package/typeChanges';
import { readRegistryAddress } from '@festival/release-registry/client/registryAddress';
import { registryClient } from '@festival/release-registry/client/registryClient';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { takePackage } from '../build/takePackage.ts';
import { loadRemoteDefinition } from '../remote/loadRemoteDefinition.ts';
import { type Fit, fitsOf } from './fitsOf.ts';

interface CheckOptions {
  /** The remote's folder. */
  folder: string;
  /** The folder of a package from the team's own build; by default the kit builds it. */
  built?: string | undefined;
  /** The environment with REGISTRY_URL and REGISTRY_TOKEN. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The result of a check. */
export interface CheckedRemote {
  fits: Fit[];
  /** Sentences that name the languages in which a step has no texts. */
  notes: string[];
  /** The differences between the inputs of the exposed modules and the inputs of the version published last, in sentences. */
  changes: string[];
}

/** How many published versions are checked in addition to the build. */
const published = 3;

/**
 * Reads the remote's declarations, then builds it, or takes an existing build, and checks whether it and its last published versions run in
 * the registry's last hosts. Changes nothing. [FED-02, FED-10]
 * @throws with a sentence for each error in the declarations, or with webpack's output when the sources don't build.
 */
export async function checkRemote(options: CheckOptions): Promise<Result<CheckedRemote, RegistryError>> {
  await loadRemoteDefinition(options.folder);
  const address = readRegistryAddress(options.environment);
  if (!address.ok) return failure({ code: 'invalid-request', message: address.error, reasons: [] });
  const client = registryClient(address.value);
  const { manifest } = await takePackage(options);
  const [hosts, versions] = await Promise.all([client.hosts(), client.versions(manifest.name)]);
  if (!hosts.ok) return hosts;
  if (!versions.ok) return versions;
  const listed = versions.value.versions.filter(({ version }) => version !== manifest.version).slice(0, published);
  const others: RemoteVersion[] = [];
  for (const { name, version } of listed) {
    const read = await client.version(name, version);
    if (!read.ok) return read;
    others.push(read.value);
  }
  const [former] = others;
  return success({
    fits: fitsOf([manifest, ...others], hosts.value.hosts),
    notes: languageNotes(manifest),
    changes: former === undefined ? [] : typeChanges(former, manifest),
  });
}

const lineOf = ({ version, host, isNow, errors }: Fit): string => {
  const where = `${version} in host ${host.version} with contracts ${host.contracts}${isNow ? ', as it is now' : ''}`;
  return errors.length === 0
    ? `runs       ${where}`
    : [`can't run  ${where}`, ...errors.map((error) => `  - ${error}`)].join('\n');
};

/** The result for a terminal: a line for each version in each host, followed by the reasons, then notes for the team. */
export const checkText = ({ fits, notes, changes }: CheckedRemote): string =>
  [
    ...(fits.length === 0 ? ['No host has been registered yet: there is nothing to check against.'] : fits.map(lineOf)),
    ...notes,
    ...(changes.length === 0 ? [] : [changesText, ...changes.map((change) => `  - ${change}`)]),
  ].join('\n');

/** The reason, for the team, why a change of a type matters. */
const changesText =
  'Types that have changed; a page that falls back to the former version gives it the new addresses and data:';
