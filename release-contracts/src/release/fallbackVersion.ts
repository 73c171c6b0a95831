import type { ReleaseDocument } from './releaseDocument.ts';

/**
 * The version that a page falls back to when the one it was given can't start: a canary's page to what the other visitors
 * have, theirs to the last good version before; undefined if there is none. [FED-05]
 */
export function fallbackVersion(
  { release, fallbacks, canaryFallbacks }: Omit<ReleaseDocument, 'versions'>,
  remote: string,
  given: string,
): string | undefined {
  const pin = release.pins[remote];
  const isCanary = pin !== undefined && given === pin.canary;
  // A registry from before canaryFallbacks leaves it out.
  const fallback = isCanary ? (canaryFallbacks?.[remote] ?? pin.stable) : fallbacks[remote];
  return fallback === given ? undefined : fallback;
}
