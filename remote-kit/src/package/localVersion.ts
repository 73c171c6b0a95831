import { createHash } from 'node:crypto';
import type { PackageManifest } from '@festival/shared-contracts/package/packageManifest';

/** The version of a build that was given none: the same content, by files and description, is the same version. */
export function localVersion(packageVersion: string, content: Omit<PackageManifest, 'version'>): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  // An identifier of digits alone may not start with 0, hence the letter.
  return `${packageVersion}-local.h${hash.slice(0, 12)}`;
}
