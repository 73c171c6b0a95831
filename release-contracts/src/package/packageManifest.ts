import * as z from 'zod/mini';
import { declarationFields } from './declarationErrors.ts';
import { manifestErrors } from './manifestErrors.ts';
import { packageFileSchema, packagePathSchema } from './packageFile.ts';
import { remoteNameSchema } from './remoteName.ts';
import { mostEntries, subpathSchema } from './sizes.ts';
import { sourceSchema } from './source.ts';
import { versionSchema } from './version.ts';

/** An exposed module, as the host names it: `./tickets`, `./texts/en`. */
const exposeSchema = z
  .string()
  .check(
    z.maxLength(120, 'the name of an exposed module has at most 120 characters'),
    z.regex(/^\.\/[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$/, 'an exposed module is named with its path, as in ./tickets'),
  );

const sharedSchema = z.array(subpathSchema).check(z.maxLength(300));

/** The files that a page preloads or links for an exposed module: paths of the package's files, and the shared modules that it needs immediately. */
const moduleAssetsSchema = z.object({
  js: z.array(packagePathSchema).check(z.maxLength(100)),
  css: z.array(packagePathSchema).check(z.maxLength(100)),
  shared: z.optional(sharedSchema),
});

/** The imports from one subpath, by name, with their shapes. */
const usedNamesSchema = z
  .record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(100)))
  .check(mostEntries(300));

/** The fields of a manifest without the checks between them; extend this, then add `manifestIsConsistent`. */
export const manifestFields = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  /** Every file of the package except `manifest.json`, including `.br` and `.gz` variants. */
  files: z
    .array(packageFileSchema)
    .check(z.minLength(1, 'a package has files'), z.maxLength(2_000, 'a package has at most 2000 files')),
  /** The container of the remote, which the host loads first. */
  entry: packagePathSchema,
  exposes: z.record(exposeSchema, moduleAssetsSchema).check(mostEntries(100)),
  /** The single CommonJS file that contains every exposed module for rendering on the server. */
  serverFile: packagePathSchema,
  /** The semver range of shared-contracts that this version was built for. */
  contracts: z.string().check(z.minLength(1, 'the range of contracts is missing'), z.maxLength(100)),
  /** The version of Module Federation with which this version was built. */
  federation: z.optional(versionSchema),
  /** Every shared subpath that the remote imports from the host: `react`, `@festival/shared-contracts/cart/cart`. */
  shared: sharedSchema,
  /**
   * The remote's imports from shared-contracts: the version of shared-contracts with which the remote was built, and the shape of each import in
   * that version, by subpath and name.
   */
  uses: z.optional(
    z.object({
      version: versionSchema,
      exports: z.record(subpathSchema, usedNamesSchema).check(mostEntries(300)),
    }),
  ),
  /** The source from which the package was built; a local build has none. */
  source: z.optional(sourceSchema),
  ...declarationFields,
});

/** Adds the checks between fields: files are listed once, and entry, server file and exposed modules' assets are among the files. */
export const manifestIsConsistent = z.check<ManifestFields>((payload) => {
  for (const message of manifestErrors(payload.value)) {
    payload.issues.push({ code: 'custom', message, input: payload.value });
  }
});

/** `manifest.json` of a version's package: remote-kit writes it and the release registry checks it. All paths are relative to the package's folder. */
export const packageManifestSchema = manifestFields.check(manifestIsConsistent);

type ManifestFields = z.infer<typeof manifestFields>;
export type ModuleAssets = z.infer<typeof moduleAssetsSchema>;
export type PackageManifest = z.infer<typeof packageManifestSchema>;
