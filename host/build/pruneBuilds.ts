import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { browserFolder, buildFolder, buildsFolder } from './buildFolder.ts';
import { readBuildFiles } from './hostManifest.ts';

/** The number of builds to keep, so that servers and open pages of recent builds find their files. */
const keptBuilds = 5;

const withoutVariant = (file: string) => file.replace(/\.(br|gz)$/, '');

/** Removes all builds but the newest, and the browser files that no kept build lists. */
export function pruneBuilds(dist: string): void {
  const byAge = readdirSync(buildsFolder(dist))
    .map((build) => ({ build, changed: statSync(buildFolder(dist, build)).mtimeMs }))
    .sort((one, other) => other.changed - one.changed);
  for (const { build } of byAge.slice(keptBuilds)) rmSync(buildFolder(dist, build), { recursive: true });
  const named = new Set(
    byAge.slice(0, keptBuilds).flatMap(({ build }) => {
      try {
        return readBuildFiles(buildFolder(dist, build));
      } catch {
        // The build is not finished: its files are unknown.
        return [];
      }
    }),
  );
  for (const file of readdirSync(browserFolder(dist))) {
    if (!named.has(withoutVariant(file))) rmSync(join(browserFolder(dist), file), { recursive: true });
  }
}
