import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { diskErrorCode } from './diskErrorCode.ts';

/** A file's text, or null if there is no such file. */
export const readIfThere = (path: string): Promise<string | null> => orNull(readFile(path, 'utf8'));

/** The names in a folder, none if there is no such folder. */
export const namesIn = async (path: string): Promise<string[]> => (await orNull(readdir(path))) ?? [];

/**
 * A text that is another one after a file was replaced or changed; null if there is no such file. At once, because it is asked with
 * every page of every shop: the look takes microseconds, a turn through the thread pool of a busy machine milliseconds.
 */
export function fileStamp(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.ino}/${stats.mtimeMs}/${stats.size}` : null;
}

async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (diskErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
