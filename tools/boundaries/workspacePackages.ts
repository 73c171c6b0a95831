import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with its own import rules: a workspace, or `tools`. */
export interface Package {
  folder: string;
  name: string;
  exports: Record<string, unknown>;
  /** The package's own import names, such as `#shared-providers`. */
  imports: Record<string, unknown>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The workspaces of the repository at `root`, and `tools`, which uses the dependencies of the repository itself. */
export const workspacePackages = (root: string): { packages: Package[] } => {
  const { workspaces, devDependencies } = readJson(join(root, 'package.json')) as Manifest;
  const packages = workspaces.map((folder) => readPackage(root, folder));
  const tools = { folder: 'tools', name: '', exports: {}, imports: {}, dependencies: {}, devDependencies };
  return { packages: [...packages, tools] };
};

/**
 * The folder of the package that contains a file of the repository. `services` and `examples` contain packages; each other top-level folder is a
 * package.
 */
export const packageFolderOf = (file: string): string => /^(?:(?:services|examples)\/)?[^/]*/.exec(file)?.[0] ?? '';

/** The file of the repository that an import of a package's subpath loads; null for any other import. */
export const workspaceFile = (packages: readonly Package[], imported: string): string | null => {
  const owner = packages.find(({ name }) => name !== '' && imported.startsWith(`${name}/`));
  const exported = owner?.exports[`.${imported.slice(owner.name.length)}`];
  return owner && typeof exported === 'string' ? join(owner.folder, exported) : null;
};

/** The package that an import names: `@festival/shared-ui` of `@festival/shared-ui/button/Button`. */
export const packageNameOf = (imported: string): string =>
  imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');

/** The code of a package, by path relative to its folder. */
export const sourceFiles = (root: string, folder: string): string[] =>
  globSync('**/*.{ts,tsx,mts,mjs,cjs}', {
    cwd: join(root, folder),
    exclude: (path) => /(^|\/)(node_modules|dist|generated)$/.test(path),
  }).sort();

/** Whether a file is a test, or code that only tests use. */
export const isTestFile = (path: string): boolean =>
  /\.(test|spec|e2e)\.[cm]?tsx?$/.test(path) || /(^|\/)testing\/|^(e2e|test)\//.test(path);

type Manifest = { workspaces: string[]; devDependencies: Record<string, string> };

const readPackage = (root: string, folder: string): Package => {
  const described = readJson(join(root, folder, 'package.json'));
  const { name, exports = {}, imports = {}, dependencies = {}, devDependencies = {} } = described;
  return { folder, name, exports, imports, dependencies, devDependencies } as Package;
};

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
