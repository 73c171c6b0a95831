import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { supportedBrowsers } from '../preset/supportedBrowsers.ts';
import { definitionFile } from '../remote/loadRemoteDefinition.ts';
import { kitFolder, shareTable } from '../share-table/shareTable.ts';
import { hashFiles, sourceFiles } from './hashFiles.ts';
import { usedExports } from './usedExports.ts';
import { statesSource } from './writeStates.ts';

/** The lock file of the remote's packages, in its folder or a parent; none if it does not exist. */
function lockFiles(folder: string): string[] {
  const file = join(folder, 'package-lock.json');
  if (existsSync(file)) return [file];
  return dirname(folder) === folder ? [] : lockFiles(dirname(folder));
}

/** Hash of a remote's own sources: different for builds of different sources. */
const sourceHash = (folder: string): string =>
  hashFiles(sourceFiles(join(folder, 'src')), [readFileSync(join(folder, 'package.json'), 'utf8')]);

/** Distinguishes two builds of a remote on one page. */
export const buildId = (folder: string): string => sourceHash(folder).slice(0, 10);

/**
 * Hash of everything that a remote's build reads: its sources, states and configuration, the kit, the installed packages, the supported browsers,
 * the subpaths of the shared packages, and its imports from the contracts. It does not include the contents of the shared packages, which a remote
 * never bundles.
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
