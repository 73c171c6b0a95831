import { createHash } from 'node:crypto';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';

/**
 * Where a version's files are stored. It says what is in them: two publications of one number with other files never write to the same
 * place, and one that is repeated after a crash writes what is there.
 */
export function placeOf({ name, version, files }: Pick<PackageManifest, 'name' | 'version' | 'files'>): string {
  const contents = files.map(({ path, sha384 }) => `${path} ${sha384}`).sort();
  const hash = createHash('sha256').update(contents.join('\n')).digest('hex');
  return `${name}/${version}/${hash.slice(0, 16)}`;
}
