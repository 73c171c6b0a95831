import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type RemoteNames, remoteNames, withNames } from './templateNames.ts';

interface CreateOptions {
  /** The folder to create, which is named like the remote: `mf-lockers`. */
  folder: string;
  /** How it is built: by the kit (the default), or with this bundler, by its own configuration with the kit's plugin. */
  bundler?: Bundler | undefined;
  /** A folder of packed packages to install from; without it, they come from a package registry. */
  packages?: string | undefined;
}

/** The bundlers that a remote can be built with in its own configuration. */
export const bundlers = ['webpack', 'rspack'] as const;
export type Bundler = (typeof bundlers)[number];

/** The Node version that a remote's own commands need; this command also runs on Node 20. */
export const neededNode = 24;

const ownLintRules = 'biome.own.json';

const templateFolder = join(import.meta.dirname, '..', 'template');
const bundlersFolder = join(import.meta.dirname, '..', 'bundlers');

/** When npm packs, it omits files named `.gitignore`; and because of a `biome.json`, Biome would treat the template as a separate repository. */
const renamed: Readonly<Record<string, string>> = { gitignore: '.gitignore', [ownLintRules]: 'biome.json' };

/** Whether a parent folder has rules for Biome, which then apply to the remote too. */
const isLinted = (folder: string): boolean =>
  existsSync(join(folder, 'biome.json')) || (dirname(folder) !== folder && isLinted(dirname(folder)));

/**
 * Creates a remote with its own step: it builds, passes its tests and runs standalone.
 * @throws a sentence if the folder's name is not valid for a remote, or the folder is not empty.
 */
export function createRemote({ folder, packages, bundler }: CreateOptions): RemoteNames {
  const target = resolve(folder);
  const names = remoteNames(basename(target));
  if (!names) throw new Error('A remote is named like mf-lockers: mf-, then lower-case letters, digits and dashes.');
  if (existsSync(target) && readdirSync(target).some((name) => !name.startsWith('.')))
    throw new Error(`${target} is not empty: name a new folder.`);
  for (const path of readdirSync(templateFolder, { recursive: true, encoding: 'utf8' })) {
    const source = join(templateFolder, path);
    if (!statSync(source).isFile() || (path === ownLintRules && isLinted(dirname(target)))) continue;
    const file = join(target, withNames(renamed[path] ?? path, names));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withNames(readFileSync(source, 'utf8'), names));
  }
  if (bundler !== undefined) buildBy(bundler, target);
  if (packages !== undefined) takeFromFiles(target, resolve(packages));
  return names;
}

type Dependencies = Record<string, string>;

interface Described {
  scripts: Record<string, string>;
  dependencies: Dependencies;
  devDependencies: Dependencies;
  overrides?: Dependencies;
}

const readDescribed = (folder: string): Described =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Described;

const writeDescribed = (folder: string, described: Described): void =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);

const sorted = (entries: Dependencies): Dependencies =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Gives a remote a configuration for webpack or rspack, and commands that use it. */
function buildBy(bundler: Bundler, target: string): void {
  const own = join(bundlersFolder, bundler);
  const { scripts, devDependencies } = readDescribed(own);
  const config = `${bundler}.config.mjs`;
  copyFileSync(join(own, config), join(target, config));
  const described = readDescribed(target);
  writeDescribed(target, {
    ...described,
    scripts: sorted({ ...described.scripts, ...scripts }),
    devDependencies: sorted({ ...described.devDependencies, ...devDependencies }),
  });
}

/** Makes a remote's package.json refer to packed files, also for their dependencies on one another. */
function takeFromFiles(target: string, packages: string): void {
  const manifest = readDescribed(target);
  const files = Object.fromEntries(
    readdirSync(packages).flatMap((file) => {
      const name = /^festival-(.+?)-\d.*\.tgz$/.exec(file)?.[1];
      return name ? [[`@festival/${name}`, `file:${relative(target, join(packages, file))}`]] : [];
    }),
  );
  const own = (names: Dependencies): Dependencies =>
    Object.fromEntries(Object.entries(names).map(([name, range]) => [name, files[name] ?? range]));
  const { '@festival/create-remote': _, ...used } = files;
  const dependencies = own(manifest.dependencies);
  const devDependencies = { ...own(manifest.devDependencies), ...withoutThose(used, dependencies) };
  const overrides = Object.fromEntries(Object.keys(used).map((name) => [name, `$${name}`]));
  writeDescribed(target, { ...manifest, dependencies, devDependencies, overrides });
}

const withoutThose = (files: Dependencies, others: Dependencies): Dependencies =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !(name in others)));
