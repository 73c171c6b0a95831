import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageFile } from '@festival/release-contracts/package/packageFile';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';

/** The given files of a folder, each with hash and size in bytes, in a stable order. */
export function hashedFiles(folder: string, paths: readonly string[]): PackageFile[] {
  return [...new Set(paths)].sort().map((path) => {
    const content = readFileSync(join(folder, path));
    return { path, sha384: sha384Of(content), bytes: content.length };
  });
}
