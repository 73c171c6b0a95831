import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The folders of builds. All builds share one folder of browser files, whose names contain a hash of their content: a
 * running server and open pages keep finding their files when a new build is added. All other files of a build are in a
 * folder of that build.
 */
export const browserFolder = (dist: string): string => join(dist, 'browser');
export const buildsFolder = (dist: string): string => join(dist, 'builds');
export const stampFile = (dist: string): string => join(dist, 'built.json');

const stampSchema = z.object({ build: z.string() });

/** The folder of one build: its manifest and the worker's code. */
export const buildFolder = (dist: string, build: string): string => join(buildsFolder(dist), build);

export function newestBuild(dist: string): string | undefined {
  const file = stampFile(dist);
  if (!existsSync(file)) return undefined;
  const build = stampSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.build;
  return build && existsSync(join(buildFolder(dist, build), 'host.json')) ? build : undefined;
}
