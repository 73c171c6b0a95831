import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { namesIn } from '../disk/readIfThere.ts';
import { writeFiles } from '../disk/writeFiles.ts';
import type { Files } from './files.ts';

/** Stores files below the folder `files`; a place gets its name when all of its files are written. */
export function folderFiles(folder: DataFolder, disk: Disk): Files {
  const root = join(folder.root, 'files');
  return {
    async store(place, contents) {
      const draft = temporaryPath(folder);
      const target = join(root, place);
      try {
        await writeFiles(disk, draft, contents);
        await disk.makeFolder(dirname(target));
        for (let above = dirname(dirname(target)); above.startsWith(folder.root); above = dirname(above)) {
          await disk.syncFolder(above);
        }
        // A place that exists already contains these files.
        await disk.rename(draft, target).catch(unless('ENOTEMPTY', 'EEXIST'));
        await disk.syncFolder(dirname(target));
      } finally {
        await disk.remove(draft);
      }
    },
    folderWith: async (place) => join(root, place),
    async remove(place) {
      const condemned = temporaryPath(folder);
      await disk.rename(join(root, place), condemned).catch(unless('ENOENT'));
      await disk.remove(condemned);
    },
    async places() {
      const versions = (await below(root, '')).map((name) => below(root, name));
      const hashes = (await Promise.all(versions)).flat().map((version) => below(root, version));
      const places = (await Promise.all(hashes)).flat();
      return Promise.all(places.map(async (place) => ({ place, storedAt: (await stat(join(root, place))).mtime })));
    },
    close: () => {},
  };
}

const below = async (root: string, path: string): Promise<string[]> =>
  (await namesIn(join(root, path))).map((name) => (path === '' ? name : `${path}/${name}`));

const unless =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!codes.includes(diskErrorCode(error) ?? '')) throw error;
  };
