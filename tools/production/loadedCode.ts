import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { importsOf } from '../boundaries/importsOf.ts';
import { type Package, packageNameOf, workspaceFile } from '../boundaries/workspacePackages.ts';

/** The code that programs load. */
export interface LoadedCode {
  /** Files of the repository, by path from its root. */
  files: Set<string>;
  /** The libraries that the loaded code of each package names, by the package's folder. */
  libraries: Map<string, Set<string>>;
}

/**
 * The files and libraries that programs load: by static and dynamic imports, and by `require`. Code that only browsers or builds load is omitted.
 * @param starts the programs' files, relative to `root`.
 */
export function loadedCode(root: string, packages: readonly Package[], starts: readonly string[]): LoadedCode {
  const files = new Set(starts);
  const libraries = new Map<string, Set<string>>();
  // A set's iteration includes entries that are added during it.
  for (const file of files) {
    const owner = packages.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!owner) continue;
    const named = libraries.get(owner.folder) ?? new Set<string>();
    libraries.set(owner.folder, named);
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8');
    const { values } = importsOf(code, file);
    for (const imported of values) {
      const target = imported.startsWith('.') ? join(file, '..', imported) : workspaceFile(packages, imported);
      if (target) files.add(target);
    }
    // Calls of a `require` from `createRequire` are not found as imports, so all names in quotes count.
    const required = code.includes('createRequire') ? [...code.matchAll(/'([@\w][\w./-]*)'/g)] : [];
    for (const imported of [...values, ...required.map(([, name = '']) => name)])
      if (!/^[.#]/.test(imported) && !isBuiltin(imported)) named.add(packageNameOf(imported));
  }
  return { files, libraries };
}
