import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { diskErrorCode } from './diskErrorCode.ts';

/** All operations of the registry on the disk, so that a test can crash between any two. */
export type Disk = {
  /** Creates the folder and its parents. Does not fail if it exists. */
  makeFolder(path: string): Promise<void>;
  /** Writes a file that must not exist yet, and flushes it to the disk before answering. */
  writeNew(path: string, content: string | Uint8Array): Promise<void>;
  /** Flushes a folder's entries (what was created, renamed or linked in it) to the disk before answering. */
  syncFolder(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Creates a second name for a file. @throws EEXIST if the name is taken: if two writers compete, only one succeeds. */
  link(from: string, to: string): Promise<void>;
  /** Removes a file or a folder with its content. Does not fail if it is missing. */
  remove(path: string): Promise<void>;
};

/** Node's recursive mkdir never ends if a folder can't be created, for example below /proc. */
const withThoseAbove = (path: string): string[] => {
  const above = dirname(path);
  return above === path ? [path] : [...withThoseAbove(above), path];
};

export const realDisk: Disk = {
  async makeFolder(path) {
    for (const folder of withThoseAbove(path)) {
      await mkdir(folder).catch((error) => {
        if (diskErrorCode(error) !== 'EEXIST') throw error;
      });
    }
  },
  async writeNew(path, content) {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  async syncFolder(path) {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
  rename,
  link,
  async remove(path) {
    await rm(path, { recursive: true, force: true });
  },
};
