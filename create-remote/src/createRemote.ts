import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type RemoteNames, remoteNames, withNames } from './templateNames.ts';

interface CreateOptions {
  /** The folder to make, which is named like the remote: `mf-lockers`. */
  folder: string;
  /** A folder of packed packages, where they come from files; else from a package registry. */
  packages?: string | undefined;
}

const templateFolder = join(import.meta.dirname, '..', 'template');

/** npm leaves out files of this name when it packs. */
const renamed: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/**
 * Makes a remote with a step of its own: it builds, passes its tests and runs alone as it is.
 * @throws a sentence where the folder's name is no remote's, or something is in it.
 */
export function createRemote({ folder, packages }: CreateOptions): RemoteNames {
  const target = resolve(folder);
  const names = remoteNames(basename(target));
  if (!names) throw new Error('A remote is named like mf-lockers: mf-, then small letters, digits and dashes.');
  if (globSync('*', { cwd: target }).length > 0) throw new Error(`${target} is not empty: name a new folder.`);
  for (const path of globSync('**/*', { cwd: templateFolder })) {
    const source = join(templateFolder, path);
    if (!statSync(source).isFile()) continue;
    const file = join(target, withNames(renamed[path] ?? path, names));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withNames(readFileSync(source, 'utf8'), names));
  }
  if (packages !== undefined) takeFromFiles(target, resolve(packages));
  return names;
}

type Dependencies = Record<string, string>;

/** Makes a remote's package.json name packed files, also for what they need of one another. */
function takeFromFiles(target: string, packages: string): void {
  const path = join(target, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    dependencies: Dependencies;
    devDependencies: Dependencies;
  };
  const files = Object.fromEntries(
    globSync('festival-*.tgz', { cwd: packages }).flatMap((file) => {
      const name = /^festival-(.+?)-\d/.exec(file)?.[1];
      return name ? [[`@festival/${name}`, `file:${relative(target, join(packages, file))}`]] : [];
    }),
  );
  const own = (names: Dependencies): Dependencies =>
    Object.fromEntries(Object.entries(names).map(([name, range]) => [name, files[name] ?? range]));
  const { '@festival/create-remote': _, ...used } = files;
  const dependencies = own(manifest.dependencies);
  const devDependencies = { ...own(manifest.devDependencies), ...withoutThose(used, dependencies) };
  const overrides = Object.fromEntries(Object.keys(used).map((name) => [name, `$${name}`]));
  writeFileSync(path, `${JSON.stringify({ ...manifest, dependencies, devDependencies, overrides }, null, 2)}\n`);
}

const withoutThose = (files: Dependencies, others: Dependencies): Dependencies =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !(name in others)));
