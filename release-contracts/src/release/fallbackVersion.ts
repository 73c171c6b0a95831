import type { ReleaseDocument } from './releaseDocument.ts';

/**
 * The version that a page falls back to when its own can't start: a canary's page falls back to the stable version, a page with the stable
 * version to the last good one before it; undefined if there is none. [FED-05]
 */
export function fallbackVersion(
  { release, fallbacks, canaryFallbacks }: Omit<ReleaseDocument, 'versions'>,
  remote: string,
  given: string,
): string | undefined {
  const pin = release.pins[remote];
  const isCanary = pin !== undefined && given === pin.canary;
  // Older registries do not send `canaryFallbacks`.
  const fallback = isCanary ? (canaryFallbacks?.[remote] ?? pin.stable) : fallbacks[remote];
  return fallback === given ? undefined : fallback;
}
