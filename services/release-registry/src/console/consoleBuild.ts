import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const filesSchema = z.array(z.object({ file: z.string(), integrity: z.string() }));

/** The files that the console's page loads, from the folder `assets` next to its `console.json`, each with its hash. */
export const consoleBuildSchema = z.object({ scripts: filesSchema, styles: filesSchema });

export type ConsoleBuild = z.infer<typeof consoleBuildSchema>;

/** The console's build in this folder; null if it was not built. */
export async function readConsoleBuild(folder: string): Promise<ConsoleBuild | null> {
  const text = await readFile(join(folder, 'console.json'), 'utf8').catch(() => null);
  return text === null ? null : z.parse(consoleBuildSchema, JSON.parse(text));
}
