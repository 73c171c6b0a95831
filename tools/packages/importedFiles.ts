import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf } from '../boundaries/importsOf.ts';

const isCode = /\.[cm]?tsx?$/;

/** These sources and all sources that they reach by relative imports, as paths in the repository at `root`. */
export function sourcesOf(root: string, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const imported of importsOf(readFileSync(join(root, path), 'utf8'), path).all)
      if (imported.startsWith('.') && isCode.test(imported)) add(join(dirname(path), imported));
  };
  for (const entry of entries) add(entry);
  return [...found];
}

/** The relative imports, in the built code of a package, of files that the package lacks. */
export function lostImports(folder: string): string[] {
  return globSync('**/*.{js,d.ts}', { cwd: folder, exclude: ['template'] }).flatMap((path) =>
    importsOf(readFileSync(join(folder, path), 'utf8'), path)
      .all.filter((imported) => imported.startsWith('.') && !isThere(join(folder, dirname(path), imported)))
      .map((imported) => `${path} imports ${imported}, which is not packed.`),
  );
}

const isThere = (target: string): boolean => existsSync(target) || existsSync(target.replace(/\.js$/, '.d.ts'));
