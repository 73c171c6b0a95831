import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { signatureFault } from '@festival/service-kit/signature/signedManifest';

/** The registry's answer is refused; the message says why. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
}

/**
 * @throws RefusedRelease for another brand's release, one older than the last one of this server, or another one under the same number.
 * [FED-08]
 */
export function requireNewest(
  { release }: ReleaseDocument,
  brand: string,
  seen: ReleaseDocument['release'] | undefined,
): void {
  const id = `release ${release.revision} of ${release.brand}`;
  if (release.brand !== brand) throw new RefusedRelease(`${id} was answered for ${brand}`);
  if (!seen || release.revision > seen.revision) return;
  if (release.revision < seen.revision) {
    throw new RefusedRelease(`${id} is older than ${seen.revision}, which this server has seen`);
  }
  if (!isDeepStrictEqual(release, seen)) {
    throw new RefusedRelease(`${id} is not the one that this server has seen under that number`);
  }
}

/**
 * The document, limited to versions that their publishers have signed: an unsigned fall-back is omitted. [FED-08] @throws RefusedRelease if visitors
 * would get an unsigned version.
 */
export function believedDocument(document: ReleaseDocument, keys: PublisherKeys): ReleaseDocument {
  const { release, fallbacks, canaryFallbacks, versions } = document;
  const faultOf = (remote: string, version: string): string | null => {
    const record = versions[remote]?.[version];
    if (!record || record.name !== remote || record.version !== version) return `${remote}@${version} is not there`;
    return signatureFault(record, keys);
  };
  const isBelieved = ([remote, version]: [string, string]) => faultOf(remote, version) === null;
  const faults = Object.entries(release.pins)
    .flatMap(([remote, { stable, canary }]) => [faultOf(remote, stable), canary ? faultOf(remote, canary) : null])
    .filter((fault) => fault !== null);
  if (faults.length > 0) {
    throw new RefusedRelease(`release ${release.revision} of ${release.brand} is not used: ${faults.join('; ')}`);
  }
  const onlyBelieved = (named: Record<string, string>) => Object.fromEntries(Object.entries(named).filter(isBelieved));
  return {
    ...document,
    fallbacks: onlyBelieved(fallbacks),
    ...(canaryFallbacks && { canaryFallbacks: onlyBelieved(canaryFallbacks) }),
  };
}
