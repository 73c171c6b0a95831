import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { lostPlaces } from '../versions/lostPlaces.ts';
import { removalText } from '../versions/removal.ts';
import { stepConflicts } from '../versions/stepConflicts.ts';
import { incomingVersions } from './incomingVersions.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import type { Stores } from './stores.ts';

/**
 * Checks that the versions that a release adds are published and can run in the host. Active versions are not checked
 * again, so that they never prevent a change to other remotes. [FED-04]
 */
export async function checkIncoming(
  stores: Stores,
  next: Pick<Release, 'brand' | 'pins'>,
  current: Release | null,
): Promise<Result<void, Refusal>> {
  const found = await Promise.all(
    incomingVersions(next, current).map(async ([name, version]) => ({
      id: `${name}@${version}`,
      record: await stores.versions.find(name, version),
      removal: await stores.versions.removal(name, version),
    })),
  );
  const missing = found.flatMap(({ id, record, removal }) => {
    if (record !== null) return [];
    return `${id} was ${removal === null ? 'never published' : removalText(removal)}`;
  });
  if (missing.length > 0) {
    const message = 'Publish first what is to be activated; release versions lists what there is.';
    return refuse('unknown-version', message, missing);
  }
  const host = await stores.hosts.current();
  if (host === null) {
    const message = 'No host has registered its capabilities: build the host and register it first.';
    return refuse('no-host', message);
  }
  const [before, after] = [current ? await recordsOf(stores, current) : [], await recordsOf(stores, next)];
  const errors = [
    ...found.flatMap(({ record }) => (record === null ? [] : compatibilityErrors(record, host))),
    ...stepConflicts(after),
    ...lostPlaces(before, after),
  ];
  if (errors.length === 0) return success(undefined);
  return refuse('incompatible', `This is not compatible with the host of ${next.brand}; nothing was changed.`, errors);
}

/** The publication record of every version of a release. */
async function recordsOf({ versions }: Stores, release: Pick<Release, 'pins'>): Promise<RemoteVersion[]> {
  const records = await Promise.all(pinnedVersions(release).map(([name, version]) => versions.find(name, version)));
  return records.filter((record) => record !== null);
}
