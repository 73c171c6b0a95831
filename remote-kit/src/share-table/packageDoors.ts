import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.unknown()).default({}),
  /** Doors that only a server may open; they never enter a browser's share scope. */
  serverOnly: z.array(z.string()).default([]),
});

/** A door of a package: the specifier others import, and the file behind it. */
export interface PackageDoor {
  specifier: string;
  target: string;
}

export interface PackageDoors {
  name: string;
  version: string;
  /** Doors that are modules for the browser. */
  modules: PackageDoor[];
}

const isModule = (target: string) => /\.tsx?$/.test(target);

/** The doors of the package in `folder` that a browser may open; stylesheets, data and server-only doors are left out. */
export function packageDoors(folder: string): PackageDoors {
  const { name, version, exports, serverOnly } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const modules = Object.entries(exports).flatMap(([door, target]) =>
    typeof target === 'string' && isModule(target) && !serverOnly.includes(door)
      ? [{ specifier: door === '.' ? name : `${name}/${door.slice(2)}`, target }]
      : [],
  );
  return { name, version, modules };
}
