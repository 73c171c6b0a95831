import { link, mkdir, open, rename, rm } from 'node:fs/promises';

/** Everything the registry does to the disk, one step each, so that a test can stop the world between any two. */
export type Disk = {
  /** Makes the folder and those above it; content with one that exists. */
  makeFolder(path: string): Promise<void>;
  /** Writes a file that must not exist yet, and has it on the disk before answering. */
  writeNew(path: string, content: string | Uint8Array): Promise<void>;
  /** Has a folder's entries (what was made, renamed or linked in it) on the disk before answering. */
  syncFolder(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** A second name for a file; fails with EEXIST if the name is taken, whoever came first. */
  link(from: string, to: string): Promise<void>;
  /** Removes a file or a folder with all in it; content if there is none. */
  remove(path: string): Promise<void>;
};

export const realDisk: Disk = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true });
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
