import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageFile } from '@festival/release-contracts/package/packageFile';
import { hashedFiles } from './hashedFiles.ts';

/** The file of a package that lists all others. */
export const manifestName = 'manifest.json';

/** Every file of a package except its manifest. */
export function packageFiles(folder: string): PackageFile[] {
  const paths = globSync('**/*', { cwd: folder }).filter(
    (path) => path !== manifestName && statSync(join(folder, path)).isFile(),
  );
  return hashedFiles(folder, paths);
}
