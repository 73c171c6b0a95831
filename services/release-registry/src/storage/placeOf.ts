import { createHash } from 'node:crypto';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';

/**
 * The place where a version's files are stored. It depends on the files' content, so publications of one version with
 * different files never write to the same place, and a publication that is repeated after a crash writes to the same
 * place.
 */
export function placeOf({ name, version, files }: Pick<PackageManifest, 'name' | 'version' | 'files'>): string {
  const contents = files.map(({ path, sha384 }) => `${path} ${sha384}`).sort();
  const hash = createHash('sha256').update(contents.join('\n')).digest('hex');
  return `${name}/${version}/${hash.slice(0, 16)}`;
}
