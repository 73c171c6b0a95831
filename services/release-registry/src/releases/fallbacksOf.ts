import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { Release } from '@festival/release-contracts/release/release';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { predecessor } from './predecessor.ts';
import { publishedVersion } from './publishedVersion.ts';
import type { Stores } from './stores.ts';

type Fallbacks = Required<Pick<ReleaseDocument, 'fallbacks' | 'canaryFallbacks'>>;

/** The lane of a page that may need a fall-back: stable version or canary. */
type Wanted = { remote: string; kind: keyof Fallbacks; given: string };

/**
 * The fall-back versions of pages. A canary falls back to the stable version; a stable version falls back to the last stable version before it.
 * Versions that a release rolled back or replaced as broken, versions that the host can't run, and removed versions are omitted. [FED-05]
 */
export async function fallbacksOf(
  { versions, releases }: Pick<Stores, 'versions' | 'releases'>,
  release: Release,
  host: HostCapabilities | null,
): Promise<Fallbacks> {
  const found: Fallbacks = { fallbacks: {}, canaryFallbacks: {} };
  const find = (revision: number) => releases.find(release.brand, revision);
  const broken = new Set<string>();
  const isGood = async (remote: string, version: string) =>
    !broken.has(`${remote}@${version}`) &&
    (await versions.removal(remote, version)) === null &&
    (host === null || compatibilityErrors(await publishedVersion(versions, remote, version), host).length === 0);

  let wanted = wantedOf(release);
  let past: Release | null = release;
  while (past !== null && wanted.length > 0) {
    for (const mended of Object.entries(past.mends ?? {})) broken.add(mended.join('@'));
    const open: Wanted[] = [];
    for (const one of wanted) {
      const stable = past.pins[one.remote]?.stable;
      const isOther = stable !== undefined && stable !== one.given && stable !== release.pins[one.remote]?.canary;
      if (isOther && (await isGood(one.remote, stable))) found[one.kind][one.remote] = stable;
      else open.push(one);
    }
    wanted = open;
    past = await predecessor(past, find);
  }
  return found;
}

const wantedOf = ({ pins }: Release): Wanted[] =>
  Object.entries(pins).flatMap(([remote, { stable, canary }]): Wanted[] => [
    { remote, kind: 'fallbacks', given: stable },
    ...(canary === undefined ? [] : [{ remote, kind: 'canaryFallbacks' as const, given: canary }]),
  ]);
