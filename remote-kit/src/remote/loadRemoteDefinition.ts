import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote } from './remote.ts';

/** The remote that the `webpack.config.ts` in `folder` declares. */
export async function loadRemoteDefinition(folder: string): Promise<Remote> {
  const file = join(folder, 'webpack.config.ts');
  if (!existsSync(file)) throw new Error(`${folder} has no webpack.config.ts: run this in the folder of a remote.`);
  const { default: definition } = (await import(pathToFileURL(file).href)) as { default: Remote };
  return definition;
}
