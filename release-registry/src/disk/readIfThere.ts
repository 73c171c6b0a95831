import { readdir, readFile } from 'node:fs/promises';
import { diskErrorCode } from './diskErrorCode.ts';

/** A file's text, or null if there is no such file. */
export const readIfThere = (path: string): Promise<string | null> => orNull(readFile(path, 'utf8'));

/** The names in a folder, none if there is no such folder. */
export const namesIn = async (path: string): Promise<string[]> => (await orNull(readdir(path))) ?? [];

async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (diskErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
