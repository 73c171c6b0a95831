import { readFile } from 'node:fs/promises';

/** The JSON of a file; undefined if the file does not exist. @throws if it can't be read. */
export async function readStored(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
