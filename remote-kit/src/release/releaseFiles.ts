import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile, RemoteReleaseManifest } from '@festival/shared-contracts/release/remoteReleaseManifest';

/** Every file of a release folder but `release.json`, with its hash and size in bytes. */
export function releaseFiles(folder: string): ReleaseFile[] {
  return globSync('**/*', { cwd: folder })
    .filter((path) => path !== 'release.json' && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return {
        path,
        sha384: `sha384-${createHash('sha384').update(content).digest('base64')}`,
        bytes: content.length,
      };
    });
}

/** The version of a build that nobody named: the same content, by files and description, is the same version. */
export function localVersion(packageVersion: string, content: Omit<RemoteReleaseManifest, 'version'>): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  // An identifier of digits alone may not start with 0, hence the letter.
  return `${packageVersion}-local.h${hash.slice(0, 12)}`;
}
