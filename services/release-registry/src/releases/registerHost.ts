import { isDeepStrictEqual } from 'node:util';
import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { contractBreaks } from '../versions/contractErrors.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import type { Stores } from './stores.ts';

/**
 * A version that a host can't run although it is active at a brand; with the reasons in sentences.
 */
type IncompatibleVersion = { brand: string; name: string; version: string; errors: string[] };

type HostRegistered = { outcome: 'registered' | 'checked' | 'already-there'; incompatible: IncompatibleVersion[] };

/**
 * Stores a new host's capabilities; with `isCheck` it only returns the result. Refused if its contracts break those of the current host without a new
 * major version, unless `force` gives a reason, which is logged. The result lists the active versions that the host can't run. [FED-02, FED-04]
 */
export async function registerHost(
  stores: Stores,
  host: HostCapabilities,
  { isCheck = false, force }: { isCheck?: boolean; force?: string | undefined },
): Promise<Result<HostRegistered, Refusal>> {
  const present = await stores.hosts.current();
  const breaks = contractBreaks(present, host);
  if (breaks.length > 0 && force === undefined) {
    const message = `The contracts ${host.contracts} of host ${host.version} break with ${present?.contracts}, and only a new major may.`;
    return refuse(
      'contracts-break',
      `${message} Bring back what is named, or raise the major; nothing was registered.`,
      breaks,
    );
  }
  const same = isDeepStrictEqual(present, host);
  if (!same && !isCheck) await stores.hosts.replace(host);
  const incompatible: IncompatibleVersion[] = [];
  for (const brand of await stores.releases.brands()) {
    incompatible.push(...(await incompatibleVersions(stores, brand, host)));
  }
  const outcome = same ? 'already-there' : isCheck ? 'checked' : 'registered';
  return success({ outcome, incompatible });
}

async function incompatibleVersions(
  stores: Stores,
  brand: string,
  host: HostCapabilities,
): Promise<IncompatibleVersion[]> {
  const { releases, versions } = stores;
  const release = await releases.current(brand);
  const found: IncompatibleVersion[] = [];
  for (const [name, version] of release === null ? [] : pinnedVersions(release)) {
    const record = await versions.find(name, version);
    const errors = record === null ? [] : compatibilityErrors(record, host);
    if (errors.length > 0) found.push({ brand, name, version, errors });
  }
  return found;
}
