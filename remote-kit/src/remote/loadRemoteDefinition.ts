import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote } from './remote.ts';

/** The file that declares the remote in `folder`. @throws when it is missing. */
export function definitionFile(folder: string): string {
  const file = join(folder, 'remote.config.ts');
  if (!existsSync(file)) throw new Error(`${folder} has no remote.config.ts: run this in the folder of a remote.`);
  return file;
}

/** The remote declared in `folder`. */
export async function loadRemoteDefinition(folder: string): Promise<Remote> {
  const { default: definition } = (await import(pathToFileURL(definitionFile(folder)).href)) as { default: Remote };
  return definition;
}
