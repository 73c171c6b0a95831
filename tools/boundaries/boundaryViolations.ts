import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileCircles } from './fileCircles.ts';
import {
  foldersWithoutCircles,
  isOnlyForDevelopment,
  layers,
  mayImport,
  reachesBrowser,
  restrictedSubpaths,
  typesFrom,
} from './houseRules.ts';
import { type Imports, importsOf } from './importsOf.ts';
import { layerOf } from './layerOf.ts';
import { isTestFile, type Package, packageNameOf, sourceFiles, workspacePackages } from './workspacePackages.ts';

/** A forbidden import, and what to do about it. */
export interface Violation {
  file: string;
  imported: string;
  reason: string;
}

interface SourceFile {
  owner: Package;
  /** Path relative to the owner's folder. */
  path: string;
  isTest: boolean;
  imports: Imports;
}

interface House {
  packages: Package[];
  rootTools: string[];
}

/** Every import of the repository at `root` that violates the import rules: across a package border, to a higher layer, or in a circle. */
export const boundaryViolations = (root: string): Violation[] => {
  const house = workspacePackages(root);
  return house.packages.flatMap((owner) => {
    const files = sourceFiles(root, owner.folder).map((path): SourceFile => {
      const imports = importsOf(readFileSync(join(root, owner.folder, path), 'utf8'), path);
      return { owner, path, isTest: isTestFile(path), imports };
    });
    return [
      ...files.flatMap((file) => forbiddenImports(file, house)),
      ...circlesOf(files),
      ...folderCircles(owner, files),
    ];
  });
};

const forbiddenImports = (source: SourceFile, house: House): Violation[] =>
  source.imports.all.flatMap((imported) => {
    const reason = imported.startsWith('.') ? judgePath(source, imported) : judgePackage(source, imported, house);
    return reason ? [{ file: join(source.owner.folder, source.path), imported, reason }] : [];
  });

const judgePath = ({ owner, path, isTest }: SourceFile, imported: string): string | null => {
  const target = join(path, '..', imported);
  if (target.startsWith('..')) return 'reaches into another folder by path: import it by its package name';
  const list = layers[owner.folder] ?? [];
  if (isTest || layerOf(list, target) <= layerOf(list, path)) return null;
  return `runs up to a higher layer of ${owner.folder} (tools/boundaries/houseRules.ts)`;
};

const judgePackage = (source: SourceFile, imported: string, { packages, rootTools }: House): string | null => {
  const { owner, path, isTest } = source;
  const isBuildOrTest = isTest || !path.startsWith('src/') || isOnlyForDevelopment(owner.folder);
  if (isBuiltin(imported) || imported in owner.imports) return null;
  const name = packageNameOf(imported);
  const target = packages.find((candidate) => candidate.name === name);
  if (target && target.folder !== owner.folder) {
    const isTypeOnly = !source.imports.values.includes(imported);
    return judgeSibling(owner, target, imported, { isBuildOrTest, isTest, isTypeOnly });
  }
  if (target) return null;
  if (imported === 'zod' && reachesBrowser(owner.folder, path) && !isTest)
    return 'is too large for a browser: import zod/mini';
  if (name in owner.dependencies) return null;
  if (isBuildOrTest && (name in owner.devDependencies || rootTools.includes(name))) return null;
  return `is not declared in ${owner.folder}/package.json`;
};

const judgeSibling = (
  owner: Package,
  target: Package,
  imported: string,
  { isBuildOrTest, isTest, isTypeOnly }: { isBuildOrTest: boolean; isTest: boolean; isTypeOnly: boolean },
): string | null => {
  const mayNameTypes = isTypeOnly && typesFrom[owner.folder]?.includes(target.folder) === true;
  if (!mayNameTypes && !mayImport(owner.folder, target.folder, isBuildOrTest))
    return `crosses a border that ${owner.folder} may not cross (tools/boundaries/houseRules.ts)`;
  if (!(target.name in owner.dependencies) && !(isBuildOrTest && target.name in owner.devDependencies))
    return `is not declared in ${owner.folder}/package.json`;
  const subpath = `.${imported.slice(target.name.length)}`;
  if (!(subpath in target.exports)) return `is not a subpath of ${target.folder}: its exports do not list ${subpath}`;
  const restriction = restrictedSubpaths[imported];
  if (restriction && !restriction.users.includes(owner.folder) && !isTest)
    return `may only be imported by ${restriction.users.join(' and ') || 'tests'}: ${restriction.instead}`;
  return null;
};

const circlesOf = (files: SourceFile[]): Violation[] => {
  const code = files.filter(({ isTest }) => !isTest);
  const graph = new Map(
    code.map(({ path, imports }) => [
      path,
      imports.all.filter((imported) => imported.startsWith('.')).map((imported) => join(path, '..', imported)),
    ]),
  );
  return fileCircles(graph).map(([file = '', ...others]) => ({
    file: join(code[0]?.owner.folder ?? '', file),
    imported: others.join(', '),
    reason: 'import one another in a circle: move what they share to a file of its own',
  }));
};

/** Folders whose files import one another in a circle [FED-01]. Such a folder can't be understood without the others. */
const folderCircles = (owner: Package, files: readonly SourceFile[]): Violation[] =>
  (foldersWithoutCircles[owner.folder] ?? []).flatMap((folder) => {
    const edges = new Map<string, string[]>();
    for (const { path, isTest, imports } of files) {
      const own = subfolderOf(folder, path);
      if (own === undefined || isTest) continue;
      const others = imports.values
        .filter((imported) => imported.startsWith('.'))
        .map((imported) => subfolderOf(folder, join(path, '..', imported)))
        .filter((other) => other !== undefined && other !== own);
      edges.set(own, [...(edges.get(own) ?? []), ...(others as string[])]);
    }
    return fileCircles(edges).map((circle) => ({
      file: join(owner.folder, folder),
      imported: circle.join(', '),
      reason: 'are folders that import one another in a circle: move what both need into a folder below them',
    }));
  });

/** The direct subfolder of `folder` that contains a file; undefined for a file directly in `folder` or outside it. */
const subfolderOf = (folder: string, path: string): string | undefined => {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const [first, ...rest] = path.slice(folder.length + 1).split('/');
  return rest.length > 0 ? first : undefined;
};
