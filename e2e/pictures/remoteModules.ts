import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The exposed modules of each remote of this repository, by the remotes' folders. Modules of texts are left out. */
export const remoteModules = (): Record<string, string[]> => {
  const files = globSync('mf-*/src/exposes/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.test.tsx'));
  return Object.fromEntries(
    Map.groupBy(files.sort(), (path) => path.split('/')[0] ?? '')
      .entries()
      .map(([remote, paths]) => [remote, paths.map((path) => basename(path, '.tsx'))]),
  );
};
