import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import { predecessor } from '../releases/predecessor.ts';
import { publicRelease } from '../releases/publicRelease.ts';
import { releaseDocumentOf } from '../releases/releaseDocumentOf.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import type { Preview } from './preview.ts';

/** The number of earlier releases that are searched for versions marked as broken. */
const furthest = 100;

type Deps = { stores: Stores; service: Pick<ReleaseService, 'checkActivation'> };
type Shown = Pick<Preview, 'brand' | 'versions' | 'by' | 'reason'>;

/** The versions that a release has replaced as broken, or that the watch has taken back. */
async function brokenVersions({ releases }: Stores, brand: string): Promise<Set<string>> {
  const broken = new Set<string>();
  let past = await releases.current(brand);
  for (let looked = 0; past !== null && looked < furthest; looked += 1) {
    for (const mended of Object.entries(past.mends ?? {})) broken.add(mended.join('@'));
    past = await predecessor(past, (revision) => releases.find(brand, revision));
  }
  return broken;
}

/**
 * The document that the host's server gets for a visitor with the link: the brand's release with the link's versions. The checks of a release apply
 * at each request: the versions are published, compatible, mounted, not removed and not marked as broken. [FED-04, FED-08]
 */
export async function previewDocument(
  { stores, service }: Deps,
  { brand, versions, by, reason }: Shown,
): Promise<Result<ReleaseDocument, Refusal>> {
  const current = await stores.releases.current(brand);
  if (current === null) return refuse('no-release', `${brand} has no release yet; activate its first.`);
  const broken = await brokenVersions(stores, brand);
  const taken = Object.entries(versions)
    .map((pair) => pair.join('@'))
    .filter((id) => broken.has(id));
  if (taken.length > 0) {
    const reasons = taken.map((id) => `${id} was replaced, or taken back, because it was broken`);
    return refuse('version-broken', 'A version that was said to be broken is shown to nobody.', reasons);
  }
  const changes = Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }]));
  const checked = await service.checkActivation(brand, { parent: current.revision, by, reason, changes });
  if (!checked.ok) return checked;
  const pins = checked.value.outcome === 'possible' ? checked.value.draft.pins : current.pins;
  // The document is built as if it were the next release, so that its pages fall back to the versions of the other
  // visitors.
  const { restores: _, mends: __, ...release } = current;
  const next = { ...release, pins, parent: current.revision, revision: current.revision + 1 };
  const document = await releaseDocumentOf(stores, next, await stores.hosts.current());
  return success({ ...document, release: publicRelease({ ...current, pins }) });
}
