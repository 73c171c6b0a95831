import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { isOnlyForDevelopment, mayImport, reachesBrowser, restrictedDoors } from './houseRules.ts';
import { importsOf } from './importsOf.ts';

interface Package {
  folder: string;
  name: string;
  exports: Record<string, unknown>;
  /** What the package calls by a name of its own, such as `#shared-providers`. */
  imports: Record<string, unknown>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** An import that the house does not allow, and what to do about it. */
export interface Violation {
  file: string;
  imported: string;
  reason: string;
}

/** Every import across a border of the repository at `root` that the house rules forbid. */
export const boundaryViolations = (root: string): Violation[] => {
  const manifest = readJson(join(root, 'package.json'));
  const packages = (manifest.workspaces as string[]).map((folder) => readPackage(root, folder));
  const rootTools = Object.keys(manifest.devDependencies as Record<string, string>);
  return packages.flatMap((owner) =>
    filesOf(root, owner.folder).flatMap((path) => checkFile(root, owner, path, packages, rootTools)),
  );
};

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

const readPackage = (root: string, folder: string): Package => {
  const described = readJson(join(root, folder, 'package.json'));
  const { name, exports = {}, imports = {}, dependencies = {}, devDependencies = {} } = described;
  return { folder, name, exports, imports, dependencies, devDependencies } as Package;
};

const filesOf = (root: string, folder: string): string[] =>
  globSync('**/*.{ts,tsx,mts,mjs,cjs}', {
    cwd: join(root, folder),
    exclude: (path) => /(^|\/)(node_modules|dist|generated)$/.test(path),
  }).sort();

const checkFile = (
  root: string,
  owner: Package,
  path: string,
  packages: Package[],
  rootTools: string[],
): Violation[] => {
  const file = join(owner.folder, path);
  const isTest = /\.(test|spec|e2e)\.[cm]?tsx?$/.test(path) || /^(jest|e2e|test)\//.test(path);
  const isBuildOrTest = isTest || !path.startsWith('src/') || isOnlyForDevelopment(owner.folder);
  const judge = (imported: string): string | null => {
    if (imported.startsWith('.')) {
      const inside = !relative(join(root, owner.folder), resolve(root, owner.folder, path, '..', imported)).startsWith(
        '..',
      );
      return inside ? null : 'reaches into another folder by path: import it by its package name';
    }
    if (isBuiltin(imported) || imported in owner.imports) return null;
    const name = imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');
    const target = packages.find((candidate) => candidate.name === name);
    if (target && target.folder !== owner.folder) return judgeSibling(owner, target, imported, isBuildOrTest, isTest);
    if (target) return null;
    if (imported === 'zod' && reachesBrowser(owner.folder, path) && !isTest)
      return 'is too large for a browser: import zod/mini';
    if (name in owner.dependencies) return null;
    if (isBuildOrTest && (name in owner.devDependencies || rootTools.includes(name))) return null;
    return `is not declared in ${owner.folder}/package.json`;
  };
  return importsOf(readFileSync(join(root, file), 'utf8'), path).flatMap((imported) => {
    const reason = judge(imported);
    return reason ? [{ file, imported, reason }] : [];
  });
};

const judgeSibling = (
  owner: Package,
  target: Package,
  imported: string,
  isBuildOrTest: boolean,
  isTest: boolean,
): string | null => {
  if (!mayImport(owner.folder, target.folder, isBuildOrTest))
    return `crosses a border that ${owner.folder} may not cross (tools/boundaries/houseRules.ts)`;
  if (!(target.name in owner.dependencies) && !(isBuildOrTest && target.name in owner.devDependencies))
    return `is not declared in ${owner.folder}/package.json`;
  const door = `.${imported.slice(target.name.length)}`;
  if (!(door in target.exports)) return `is not a door of ${target.folder}: its exports do not list ${door}`;
  const writers = restrictedDoors[imported];
  if (writers && !writers.includes(owner.folder) && !isTest)
    return `may only be imported by ${writers.join(' and ')}: read the state, and ask for change with a command`;
  return null;
};
