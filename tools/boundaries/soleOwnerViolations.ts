import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './boundaryViolations.ts';
import { isTestFile, sourceFiles, workspacePackages } from './workspacePackages.ts';

const folder = 'shared-contracts';

/** Files that describe a remote's declarations: the remote uses them in its type check or build, and the host reads the result. */
const isDeclaration = /^\.\/(exposed-module|package|routes)\//;

/**
 * The subpaths of shared-contracts in the repository at `root` that only one package imports, or none. Code that one team owns belongs in that team's
 * package, which can then change it without a new host [FED-02].
 */
export const soleOwnerViolations = (root: string): Violation[] => {
  const { packages } = workspacePackages(root);
  const contracts = packages.find((one) => one.folder === folder);
  const users = packages.map((owner) => {
    const files = sourceFiles(root, owner.folder).filter((path) => !isTestFile(path));
    return {
      name: owner.folder,
      code: files.map((path) => readFileSync(join(root, owner.folder, path), 'utf8')).join('\n'),
    };
  });
  return Object.entries(contracts?.exports ?? {}).flatMap(([subpath, file]): Violation[] => {
    if (!String(file).endsWith('.ts') || isDeclaration.test(subpath)) return [];
    const specifier = contracts?.name + subpath.slice(1);
    const own = `/${String(file).split('/').at(-1)}'`;
    const importers = users
      .filter(({ name, code }) => code.includes(name === folder ? own : `'${specifier}'`))
      .map(({ name }) => name);
    if (importers.includes(folder) || importers.length > 1) return [];
    const place =
      importers.length === 1
        ? `is imported by ${importers[0]} alone: move it there`
        : 'is imported by nobody: take it away';
    return [{ file: join(folder, String(file)), imported: specifier, reason: place }];
  });
};
