import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedBrowsers } from '../preset/supportedBrowsers.ts';
import { kitFolder, shareTable } from '../share-table/shareTable.ts';
import { hashFiles, sourceFiles } from './hashFiles.ts';

/** Hash of a remote's own sources: two builds of it differ when it does. */
export const sourceHash = (folder: string): string =>
  hashFiles(sourceFiles(join(folder, 'src')), [readFileSync(join(folder, 'package.json'), 'utf8')]);

/**
 * Hash of everything that a remote's build reads: its sources and configuration, the kit, the installed packages, the supported browsers
 * and the subpaths of the shared packages. The contents of the shared packages are left out, since a remote never contains them.
 */
export function inputHash(folder: string, version: string | undefined): string {
  const configs = [join(folder, 'webpack.config.ts'), join(kitFolder, '..', 'package-lock.json')];
  return hashFiles(
    [...configs, ...sourceFiles(join(kitFolder, 'src'))],
    [sourceHash(folder), JSON.stringify(shareTable()), supportedBrowsers.join(), version ?? ''],
  );
}
