import { createHash } from 'node:crypto';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';

/** The default version of a build: the same files and manifest give the same version. */
export function localVersion(packageVersion: string, content: Omit<PackageManifest, 'version'>): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  // The letter is needed because semver forbids a leading 0 in an identifier of digits.
  return `${packageVersion}-local.h${hash.slice(0, 12)}`;
}
