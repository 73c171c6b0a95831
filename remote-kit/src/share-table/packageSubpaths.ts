import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.unknown()).default({}),
  /** Subpaths that only a server may import; they never enter a browser's share scope. */
  serverOnly: z.array(z.string()).default([]),
});

/** A subpath of a package: the specifier to import, and its file. */
interface PackageSubpath {
  specifier: string;
  target: string;
}

interface PackageSubpaths {
  name: string;
  version: string;
  /** Subpaths that are modules for the browser. */
  modules: PackageSubpath[];
}

/** Whether a file is a module: a source in this repository, a built file in an installed package. */
const isModule = (target: string) => /\.(tsx?|js)$/.test(target);

/** The subpaths of the package in `folder` that a browser may import, without stylesheets, data and server-only ones. */
export function packageSubpaths(folder: string): PackageSubpaths {
  const { name, version, exports, serverOnly } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const modules = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' && isModule(target) && !serverOnly.includes(subpath)
      ? [{ specifier: subpath === '.' ? name : `${name}/${subpath.slice(2)}`, target }]
      : [],
  );
  return { name, version, modules };
}
