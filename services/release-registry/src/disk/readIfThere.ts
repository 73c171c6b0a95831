import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { diskErrorCode } from './diskErrorCode.ts';

/** A file's text, or null if there is no such file. */
export const readIfThere = (path: string): Promise<string | null> => orNull(readFile(path, 'utf8'));

/** The names in a folder; empty if the folder does not exist. */
export const namesIn = async (path: string): Promise<string[]> => (await orNull(readdir(path))) ?? [];

/**
 * A text that differs after a file was replaced or changed; null if the file does not exist. It is synchronous because every page of every shop
 * requests it: the call takes microseconds, while a turn in the thread pool of a busy machine takes milliseconds.
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
