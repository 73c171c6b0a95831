import * as z from 'zod/mini';

// Build metadata (`+…`) is refused: for semver, two versions that only differ in it are equal.
const semver =
  /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?$/;

/** One version of a remote or of the host: `1.8.0`, or `1.0.0-local.<hash>` for a build without a given number. */
export const versionSchema = z
  .string()
  .check(
    z.maxLength(128, 'a version has at most 128 characters'),
    z.regex(semver, 'a version is semver without build metadata, as in 1.8.0 or 1.0.0-local.h1f2e3d'),
  );

/** Whether the version is a build without a given number, which belongs to no commit. */
export const isLocalVersion = (version: string): boolean => version.includes('-local.');
