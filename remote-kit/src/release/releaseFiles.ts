import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile, RemoteReleaseManifest } from '@festival/shared-contracts/release/remoteReleaseManifest';

/** These files of a folder with their hash and size in bytes, in a stable order. */
export function hashedFiles(folder: string, paths: readonly string[]): ReleaseFile[] {
  return [...new Set(paths)].sort().map((path) => {
    const content = readFileSync(join(folder, path));
    return {
      path,
      sha384: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      bytes: content.length,
    };
  });
}

/** Every file of a release folder but `release.json`. */
export function releaseFiles(folder: string): ReleaseFile[] {
  const paths = globSync('**/*', { cwd: folder }).filter(
    (path) => path !== 'release.json' && statSync(join(folder, path)).isFile(),
  );
  return hashedFiles(folder, paths);
}

/** The version of a build that nobody named: the same content, by files and description, is the same version. */
export function localVersion(packageVersion: string, content: Omit<RemoteReleaseManifest, 'version'>): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  // An identifier of digits alone may not start with 0, hence the letter.
  return `${packageVersion}-local.h${hash.slice(0, 12)}`;
}
