import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarationErrors } from '@festival/release-contracts/package/declarationErrors';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import type { Source } from '@festival/release-contracts/package/source';
import { isLocalVersion } from '@festival/release-contracts/package/version';
import { compressFiles } from '@festival/service-kit/files/compressFiles';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { type Refusal, refuse } from '../error/refusal.ts';
import { schemaErrors } from '../error/schemaErrors.ts';
import { manifestName, packageFiles } from './packageFiles.ts';
import { folderStyleErrors } from './styleErrors.ts';

interface PackOptions {
  /** The folder with the output of the browser build, including its `mf-manifest.json`. */
  browserFolder: string;
  /** The CommonJS file for the server. */
  serverFile: string;
  /** The folder of the package; its former content is replaced. */
  out: string;
  version: string;
  /** The semver range of the contracts. */
  contracts: string;
  /** A JSON file with the remote's declarations: `steps`, `places` and `types`, each as in the manifest. */
  declaresFile?: string | undefined;
  /** The origin of the build; local versions omit it. */
  source?: Source | undefined;
}

/** A file that ModuleFederationPlugin writes with a build, for tools; pages do not read it. */
const toolFiles = ['mf-manifest.json', 'mf-stats.json'];

const filesSchema = z.object({ sync: z.array(z.string()) });

/** The fields of `mf-manifest.json`, the manifest of Module Federation, that are used. */
const federationManifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
    globalName: z.string(),
    pluginVersion: z.string(),
  }),
  shared: z.array(z.object({ name: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: filesSchema, css: filesSchema }) })),
});

/** The names of a remote's declarations; another name is a misspelling. */
const declaredParts = z.strictObject({
  steps: z.optional(z.unknown()),
  places: z.optional(z.unknown()),
  types: z.optional(z.unknown()),
});

type FederationManifest = z.infer<typeof federationManifestSchema>;

/**
 * Makes the package of a remote that was built without the kit, by ModuleFederationPlugin and its documented options. Modules that the server file
 * requires are provided by the host. [FED-11]
 */
export function packRemote(options: PackOptions): Result<PackageManifest, Refusal> {
  const { browserFolder, serverFile, out } = options;
  const read = readFederationManifest(join(browserFolder, 'mf-manifest.json'));
  if (!read.ok) return read;
  if (!existsSync(serverFile)) {
    return refuse('invalid-request', `${serverFile} is not there: build the file for the server, and name it.`);
  }
  const declared = readDeclared(options, read.value);
  if (!declared.ok) return declared;
  rmSync(out, { recursive: true, force: true });
  copyBuilds(browserFolder, serverFile, out);
  const reaching = folderStyleErrors(out);
  if (reaching.length > 0) return refuse('invalid-request', 'The styles of this build reach outside of it.', reaching);
  const manifest = packageManifestSchema.safeParse(manifestOf(read.value, declared.value, options));
  if (!manifest.success) {
    return refuse('invalid-request', 'This build makes no package.', schemaErrors(manifest.error));
  }
  writeFileSync(join(out, manifestName), `${JSON.stringify(manifest.data, null, 2)}\n`);
  return success(manifest.data);
}

function readJson(file: string): Result<unknown, Refusal> {
  try {
    return success(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return refuse('invalid-request', `${file} can't be read as JSON: ${(error as Error).message}`);
  }
}

/** The remote's declarations, each as written in the file; empty without a file. */
function readDeclared({ declaresFile }: PackOptions, { exposes }: FederationManifest): Result<object, Refusal> {
  if (declaresFile === undefined) return success({});
  const json = readJson(declaresFile);
  if (!json.ok) return json;
  const parts = z.safeParse(declaredParts, json.value);
  if (!parts.success) {
    return refuse(
      'invalid-request',
      `${declaresFile} is an object with steps, places and types.`,
      schemaErrors(parts.error),
    );
  }
  const errors = declarationErrors(parts.data, Object.fromEntries(exposes.map(({ path }) => [path, {}])));
  return errors.length === 0
    ? success(parts.data)
    : refuse('invalid-request', `What ${declaresFile} declares can't be shown.`, errors);
}

function readFederationManifest(file: string): Result<FederationManifest, Refusal> {
  if (!existsSync(file)) {
    return refuse(
      'invalid-request',
      `${file} is not there: build the remote with ModuleFederationPlugin, without its option manifest: false.`,
    );
  }
  const json = readJson(file);
  if (!json.ok) return json;
  const parsed = federationManifestSchema.safeParse(json.value);
  if (!parsed.success) {
    return refuse('invalid-request', `${file} is no manifest of Module Federation.`, schemaErrors(parsed.error));
  }
  const { name, metaData } = parsed.data;
  if (metaData.remoteEntry.type === 'global' && metaData.globalName === name) return success(parsed.data);
  return refuse(
    'invalid-request',
    `${name} has to be a classic script with a global variable of its name: build it with library: { type: 'var', name: '${name}' }.`,
  );
}

/** Copies both builds into the package, and compresses what browsers load. */
function copyBuilds(browserFolder: string, serverFile: string, out: string): void {
  const inBrowser = packageFiles(browserFolder)
    .map(({ path }) => path)
    .filter((path) => !toolFiles.includes(path));
  for (const path of inBrowser) copy(join(browserFolder, path), join(out, 'browser', path));
  copy(serverFile, join(out, 'server/remote.cjs'));
  compressFiles(inBrowser.map((path) => join(out, 'browser', path)));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function manifestOf(
  { name, metaData, shared, exposes }: FederationManifest,
  declared: object,
  { serverFile, out, version, contracts, source }: PackOptions,
) {
  const inBrowser = (file: string) => `browser/${file}`;
  // The manifest of Module Federation does not list modules that are shared by a prefix of their name.
  const required = [...readFileSync(serverFile, 'utf8').matchAll(/\brequire\(["']([^"']+)["']\)/g)];
  return {
    name,
    version,
    files: packageFiles(out),
    entry: inBrowser(join(metaData.remoteEntry.path, metaData.remoteEntry.name)),
    exposes: Object.fromEntries(
      exposes.map(({ path, assets: { js, css } }) => [
        path,
        { js: js.sync.map(inBrowser), css: css.sync.map(inBrowser) },
      ]),
    ),
    serverFile: 'server/remote.cjs',
    contracts,
    federation: metaData.pluginVersion,
    shared: [...new Set([...shared.map((one) => one.name), ...required.map(([, module]) => module)])].sort(),
    ...(source && !isLocalVersion(version) && { source }),
    ...declared,
  };
}
