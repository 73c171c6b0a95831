import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { packageNameOf, workspaceFile, workspacePackages } from './workspacePackages.ts';

/**
 * The libraries that a source file loads immediately, by static imports of values in the file and its imports, each with the path of imports.
 * Libraries loaded by `import()` come later, and types are never loaded.
 * @param start the file's path inside the repository at `root`.
 */
export const packagesAtOnce = (root: string, start: string): Map<string, string[]> => {
  const { packages } = workspacePackages(root);
  const found = new Map<string, string[]>();
  const ways = new Map([[start, [start]]]);
  // A map's iteration includes entries that are added during it.
  for (const [file, way] of ways) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const imported of valueImports(readFileSync(join(root, file), 'utf8'), file)) {
      const target = imported.startsWith('.') ? join(file, '..', imported) : workspaceFile(packages, imported);
      const library = packageNameOf(imported);
      if (target && !ways.has(target) && existsSync(join(root, target))) ways.set(target, [...way, target]);
      if (!target && !isBuiltin(imported) && !found.has(library)) found.set(library, [...way, library]);
    }
  }
  return found;
};

/** The modules whose values a source imports statically. */
const valueImports = (code: string, file: string): string[] =>
  parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }).body.flatMap((item) => {
    if (item.type === 'ImportDeclaration') {
      const onlyTypes =
        item.specifiers.length > 0 && item.specifiers.every((one) => 'isTypeOnly' in one && one.isTypeOnly);
      return item.typeOnly || onlyTypes ? [] : [item.source.value];
    }
    if (item.type === 'ExportAllDeclaration') return [item.source.value];
    if (item.type === 'ExportNamedDeclaration' && item.source && !item.typeOnly) return [item.source.value];
    return [];
  });
