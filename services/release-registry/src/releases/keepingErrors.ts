import type { Release } from '@festival/release-contracts/release/release';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import { predecessor } from './predecessor.ts';
import { restoredRelease } from './restoredRelease.ts';
import type { Stores } from './stores.ts';

/** The number of earlier releases that may be kept: more than are made during one visit. */
const furthest = 100;

/**
 * The reasons why an earlier release of a brand can no longer be kept, in sentences. Empty if visitors with a cart may keep it [BYD-07]: it was not
 * rolled back, it is not too old, and each of its versions exists, runs in the host and was not marked as broken since.
 */
export async function keepingErrors(stores: Stores, kept: Release, current: Release): Promise<string[]> {
  const replaced = await replacedSince(stores, kept, current);
  if (replaced === undefined) {
    return [`release ${kept.revision} was rolled back, or more than ${furthest} were made since`];
  }
  const host = await stores.hosts.current();
  const found = await Promise.all(
    pinnedVersions(kept).map(async ([name, version]): Promise<string[]> => {
      const id = `${name}@${version}`;
      if (replaced.has(id)) return [`${id} was replaced because it was broken`];
      const record = (await stores.versions.removal(name, version)) ? null : await stores.versions.find(name, version);
      if (record === null) return [`${id} is not there any more`];
      return host === null ? [] : compatibilityErrors(record, host);
    }),
  );
  return found.flat();
}

/** The versions that were replaced as broken since an earlier release; undefined if that release is not a predecessor of the current one. */
async function replacedSince(
  { releases }: Stores,
  kept: Release,
  current: Release,
): Promise<ReadonlySet<string> | undefined> {
  const find = (revision: number) => releases.find(kept.brand, revision);
  const replaced = new Set<string>();
  let past: Release | null = current;
  for (let looked = 0; past !== null && looked <= furthest; looked += 1) {
    if (past.revision === kept.revision) return replaced;
    if ((await restoredRelease(past, find))?.revision === kept.revision) return replaced;
    for (const mended of Object.entries(past.mends ?? {})) replaced.add(mended.join('@'));
    past = await predecessor(past, find);
  }
  return undefined;
}
