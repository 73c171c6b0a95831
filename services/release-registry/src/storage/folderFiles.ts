import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskErrorCode } from './diskErrorCode.ts';
import type { Files } from './files.ts';

/** Milliseconds after which a draft belongs to a publication that has ended. */
const oldDraft = 3_600_000;

/**
 * Stores files below `files` of a folder that registries may share. A place gets its name when all of its files are on
 * the disk; until then they are in `tmp`, from which each start removes what a crash left.
 */
export async function folderFiles(folder: string): Promise<Files> {
  const [files, drafts] = [join(folder, 'files'), join(folder, 'tmp')];
  await Promise.all([files, drafts].map((path) => mkdir(path, { recursive: true })));
  for (const draft of await readdir(drafts)) {
    const { mtimeMs } = await stat(join(drafts, draft));
    if (Date.now() - mtimeMs > oldDraft) await remove(join(drafts, draft));
  }
  return {
    async store(place, contents) {
      const draft = join(drafts, randomUUID());
      const target = join(files, place);
      try {
        for (const [path, content] of contents) await writeFlushed(join(draft, path), content);
        await flushFolders(draft);
        await mkdir(dirname(target), { recursive: true });
        // A place that exists already contains these files.
        await rename(draft, target).catch(unless('ENOTEMPTY', 'EEXIST'));
        for (let above = dirname(target); above.startsWith(folder); above = dirname(above)) await flush(above);
      } finally {
        await remove(draft);
      }
    },
    folderWith: async (place) => join(files, place),
    async remove(place) {
      const condemned = join(drafts, randomUUID());
      await rename(join(files, place), condemned).catch(unless('ENOENT'));
      await remove(condemned);
    },
    async places() {
      const found = await readdir(files, { recursive: true });
      const places = found.filter((path) => path.split('/').length === 3);
      return Promise.all(places.map(async (place) => ({ place, storedAt: (await stat(join(files, place))).mtime })));
    },
    close: () => {},
  };
}

/** Writes a file into a folder, which is created if it is missing, and flushes it to the disk. */
export async function writeFlushed(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { flush: true });
}

const remove = (path: string) => rm(path, { recursive: true, force: true });

/** Flushes the names in a folder to the disk. */
async function flush(folder: string): Promise<void> {
  await using opened = await open(folder, 'r');
  await opened.sync();
}

async function flushFolders(root: string): Promise<void> {
  const below = await readdir(root, { recursive: true, withFileTypes: true });
  const folders = below.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  for (const folder of [...folders, root]) await flush(folder);
}

const unless =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!codes.includes(diskErrorCode(error) ?? '')) throw error;
  };
