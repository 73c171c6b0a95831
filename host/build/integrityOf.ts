import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `integrity` of each script and style among these files of a folder. SHA-256 where the registry asks remotes for SHA-384: every
 * page carries all of these hashes, and the shorter one is as safe against a second file with the same.
 */
export const integrityOf = (folder: string, paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    paths
      .filter((path) => /\.(js|css)$/.test(path))
      .map((path) => {
        const digest = createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('base64');
        return [path, `sha256-${digest}`];
      }),
  );
