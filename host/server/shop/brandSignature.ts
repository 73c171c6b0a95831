import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a brand's folder that affect its theme; pictures are sent unchanged. */
const parts = ['', 'fonts'];

/** The names, sizes and times of the files of a brand's theme: a different signature means a changed theme. */
export async function brandSignature(folder: string): Promise<string> {
  const lines = await Promise.all(
    parts.map(async (part) => {
      const found = await readdir(join(folder, part), { withFileTypes: true }).catch(() => []);
      const files = found.filter((entry) => entry.isFile()).map(({ name }) => join(part, name));
      return Promise.all(
        files.sort().map(async (file) => {
          const { size, mtimeMs } = await stat(join(folder, file));
          return `${file} ${size} ${mtimeMs}`;
        }),
      );
    }),
  );
  return lines.flat().join('\n');
}
