import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { supportedBrowsers } from '../preset/supportedBrowsers.ts';
import { definitionFile } from '../remote/loadRemoteDefinition.ts';
import { kitFolder, shareTable } from '../share-table/shareTable.ts';
import { hashFiles, sourceFiles } from './hashFiles.ts';
import { usedExports } from './usedExports.ts';
import { statesSource } from './writeStates.ts';

/** The lock file that the remote's packages are installed by, in its folder or above; none where there is none. */
function lockFiles(folder: string): string[] {
  const file = join(folder, 'package-lock.json');
  if (existsSync(file)) return [file];
  return dirname(folder) === folder ? [] : lockFiles(dirname(folder));
}

/** Hash of a remote's own sources: two builds of it differ when it does. */
const sourceHash = (folder: string): string =>
  hashFiles(sourceFiles(join(folder, 'src')), [readFileSync(join(folder, 'package.json'), 'utf8')]);

/** What distinguishes two builds of a remote on one page. */
export const buildId = (folder: string): string => sourceHash(folder).slice(0, 10);

/**
 * Hash of everything that a remote's build reads: its sources, states and configuration, the kit, the installed packages, the supported
 * browsers, the subpaths of the shared packages, and what it uses of the contracts. The contents of the shared packages are left
 * out, since a remote never contains them.
 */
export function inputHash(folder: string, version: string | undefined): string {
  const configs = [definitionFile(folder), ...lockFiles(folder)];
  const states = join(folder, statesSource);
  return hashFiles(
    [...configs, ...(existsSync(states) ? [states] : []), ...sourceFiles(join(kitFolder, 'src'))],
    [
      sourceHash(folder),
      JSON.stringify(shareTable()),
      JSON.stringify(usedExports(folder)),
      supportedBrowsers.join(),
      version ?? '',
    ],
  );
}
