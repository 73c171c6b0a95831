import * as z from 'zod/mini';

// Build metadata (`+…`) is left out: two versions that differ only there are the same version to semver.
const semver =
  /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?$/;

/** One version of a remote or of the host: `1.8.0`, or `1.0.0-local.<hash>` for a build without a given number. */
export const versionSchema = z
  .string()
  .check(
    z.maxLength(128, 'a version has at most 128 characters'),
    z.regex(semver, 'a version is semver without build metadata, as in 1.8.0 or 1.0.0-local.h1f2e3d'),
  );

/** Whether it is a build without a given number, which is of no commit. */
export const isLocalVersion = (version: string): boolean => version.includes('-local.');
