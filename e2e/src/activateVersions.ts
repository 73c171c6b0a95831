import { newestRelease } from './newestRelease.ts';
import { release } from './release.ts';

/**
 * Activates these versions (`mf_tickets@1.2.0`) for all visitors of a brand, on top of its current release, without a
 * mount.
 */
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
