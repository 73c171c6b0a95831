import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `integrity` of each script and style among these files of a folder. It uses SHA-256, although the registry
 * requires SHA-384 of remotes, because every page carries all of these hashes. The shorter hash is as safe against a
 * second file with the same hash.
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
