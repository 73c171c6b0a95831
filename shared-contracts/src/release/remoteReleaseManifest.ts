import * as z from 'zod/mini';
import { manifestFaults } from './manifestFaults.ts';

/** A remote's name as the federation runtime knows it: `mf_tickets`. */
export const remoteNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9_]{1,63}$/, 'a remote is named in small letters, digits and _, as in mf_tickets'));

// Build metadata (`+…`) is left out: two versions that differ only there are the same version to semver.
const semver =
  /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?$/;

/** One published version: `1.8.0`, or `1.0.0-local.<hash>` for a build on somebody's machine. */
export const versionSchema = z
  .string()
  .check(
    z.maxLength(128, 'a version has at most 128 characters'),
    z.regex(semver, 'a version is semver without build metadata, as in 1.8.0 or 1.0.0-local.h1f2e3d'),
  );

/** A file's place inside a release folder, always with `/`: `browser/remoteEntry.js`. */
export const releasePathSchema = z
  .string()
  .check(
    z.maxLength(240, 'a path has at most 240 characters'),
    z.regex(
      /^(?!\.)[\w@~+.-]+(\/(?!\.)[\w@~+.-]+)*$/,
      'a path is relative, without hidden or parent folders, as in browser/12.a1b2.js',
    ),
  );

/** `sha384-` and the digest in base64: what an `integrity` attribute and the page's integrity table hold. */
export const sha384Schema = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a hash is written sha384-<base64>'));

export const releaseFileSchema = z.object({
  path: releasePathSchema,
  sha384: sha384Schema,
  bytes: z.int().check(z.minimum(0)),
});

/** An exposed module by the name the host loads it by: `./tickets`, `./texts/en`. */
export const exposeSchema = z
  .string()
  .check(
    z.regex(/^\.\/[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$/, 'an exposed module is named with its path, as in ./tickets'),
  );

/** What a page preloads or links for an exposed module: paths of the release's files, and the shared modules that it needs at once. */
export const moduleAssetsSchema = z.object({
  js: z.array(releasePathSchema),
  css: z.array(releasePathSchema),
  shared: z.optional(z.array(z.string().check(z.minLength(1)))),
});

/** The fields of a manifest without the check of one against the other; extend this, then add `manifestIsSound`. */
export const manifestFields = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  /** Every file of the release but `release.json` itself, `.br` and `.gz` variants included. */
  files: z.array(releaseFileSchema).check(z.minLength(1, 'a release has files')),
  /** The file that the federation runtime loads first. */
  entry: releasePathSchema,
  exposes: z.record(exposeSchema, moduleAssetsSchema),
  /** The one CommonJS file that holds every exposed module for rendering on the server. */
  serverFile: releasePathSchema,
  /** The semver range of shared-contracts that this version was built for. */
  contracts: z.string().check(z.minLength(1, 'the range of contracts is missing')),
  /** Every shared subpath it takes from the host: `react`, `@festival/shared-contracts/cart/cart`. */
  shared: z.array(z.string().check(z.minLength(1))),
});

/** Adds what single fields can't say: files named once, and entry, server file and exposed modules' assets among the files. */
export const manifestIsSound = z.check<ManifestFields>((payload) => {
  for (const message of manifestFaults(payload.value)) {
    payload.issues.push({ code: 'custom', message, input: payload.value });
  }
});

/** `release.json` of a build: what remote-kit writes and the release registry checks. All paths are the release folder's. */
export const remoteReleaseManifestSchema = manifestFields.check(manifestIsSound);

type ManifestFields = z.infer<typeof manifestFields>;
export type ReleaseFile = z.infer<typeof releaseFileSchema>;
export type ModuleAssets = z.infer<typeof moduleAssetsSchema>;
export type RemoteReleaseManifest = z.infer<typeof remoteReleaseManifestSchema>;
