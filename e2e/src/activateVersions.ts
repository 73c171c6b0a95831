import { newestRelease } from './newestRelease.ts';
import { release } from './release.ts';

/** Gives all of a brand's visitors these versions (`mf_tickets@1.2.0`), on top of the release that the brand has now, without a mount. */
export function activateVersions(brand: string, versions: readonly string[], reason: string): void {
  const after = String(newestRelease(brand).revision);
  release(
    'activate',
    '--brand',
    brand,
    ...versions,
    '--after',
    after,
    '--reason',
    reason,
    '--force',
    'a journey',
    '--by',
    'journey',
  );
}
