import { readFile } from 'node:fs/promises';

/** The JSON of a file; undefined when there is none. @throws when it is not readable. */
export async function readStored(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
