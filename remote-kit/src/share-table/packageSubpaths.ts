import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.unknown()).default({}),
  /** Subpaths that only a server may import; they never enter a browser's share scope. */
  serverOnly: z.array(z.string()).default([]),
});

/** Whether a file is a module: a source in this repository, a built file in an installed package. */
const isModule = (target: string) => /\.(tsx?|js)$/.test(target);

/** The specifiers of a package's subpaths that a browser may import, without stylesheets, data and server-only ones. */
export function packageSubpaths(folder: string): string[] {
  const { name, exports, serverOnly } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' && isModule(target) && !serverOnly.includes(subpath)
      ? [subpath === '.' ? name : `${name}/${subpath.slice(2)}`]
      : [],
  );
}
