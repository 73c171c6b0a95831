import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Where builds lie. The browser's files of all builds share one folder, since their names are of their content: a server
 * that runs, and pages that are open, go on finding theirs while a new build comes. What belongs to one build has a
 * folder of its own.
 */
export const browserFolder = (dist: string): string => join(dist, 'browser');
export const buildsFolder = (dist: string): string => join(dist, 'builds');
export const stampFile = (dist: string): string => join(dist, 'built.json');

const stampSchema = z.object({ build: z.string() });

/** The folder of one build: its manifest and what its workers run. */
export const buildFolder = (dist: string, build: string): string => join(buildsFolder(dist), build);

/** The name of the newest build; undefined when there is none. */
export function newestBuild(dist: string): string | undefined {
  const file = stampFile(dist);
  if (!existsSync(file)) return undefined;
  const build = stampSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.build;
  return build && existsSync(join(buildFolder(dist, build), 'host.json')) ? build : undefined;
}
