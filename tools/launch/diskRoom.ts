import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const megabyte = 1024 * 1024;
/** PostgreSQL writes its log of changes in files of 16 MB, and stops when there is no space for the next. */
const leastBytes = 32 * megabyte;
/** More than the minimum, so that a restarted shop does not stop again at once. */
const enoughBytes = 96 * megabyte;
const look = 500;

export interface DiskRoom {
  /** Resolves with a sentence when a disk of the shop is nearly full; null when aborted. */
  untilFull(signal: AbortSignal): Promise<string | null>;
  /** Resolves when there is enough space again, or when aborted. */
  untilRoom(signal: AbortSignal): Promise<void>;
}

/** Watches the disk of the data folder, and of PostgreSQL's data folder if that is another. */
export const diskRoom = (dataFolder: string): DiskRoom => {
  const until = async (
    signal: AbortSignal,
    isSo: (least: number) => boolean,
  ): Promise<{ folder: string; free: number } | null> => {
    while (!signal.aborted) {
      const rooms = await Promise.all(foldersOf(dataFolder).map(roomOf));
      const least = rooms.reduce((one, other) => (other.free < one.free ? other : one));
      if (isSo(least.free)) return least;
      await delay(look, undefined, { signal }).catch(() => {});
    }
    return null;
  };
  return {
    untilFull: async (signal) => {
      const full = await until(signal, (free) => free < leastBytes);
      return full && `The disk that holds ${full.folder} is full (${Math.floor(full.free / megabyte)} MB are left).`;
    },
    untilRoom: async (signal) => {
      await until(signal, (free) => free >= enoughBytes);
    },
  };
};

const foldersOf = (dataFolder: string): string[] => {
  try {
    return [dataFolder, readFileSync(join(dataFolder, 'postgres', 'elsewhere'), 'utf8')];
  } catch {
    return [dataFolder];
  }
};

/** A folder that can't be checked counts as having space: the part that uses it reports the error. */
const roomOf = async (folder: string): Promise<{ folder: string; free: number }> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return { folder, free: bavail * bsize };
  } catch {
    return { folder, free: Number.POSITIVE_INFINITY };
  }
};

/** The megabytes that must be free before a stopped shop starts again. */
export const enoughMegabytes = enoughBytes / megabyte;
