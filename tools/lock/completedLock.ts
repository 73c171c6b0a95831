import { platformOf } from './platformOf.ts';

/** The part of a lock file that is read and written here. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  resolved?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** A lock file can't be completed by names alone; the message names the package and says what to do. */
export class LockProblem extends Error {
  override name = 'LockProblem';
}

/**
 * The lock file with an entry for each optional binary that it lacks, which npm leaves out when the registry of the machine that
 * wrote it does not have that binary. `npm ci` needs the entry on every system, and the file only on the binary's own.
 * @throws LockProblem for a name that tells no platform, or a version that is not exact.
 */
export function completedLock<Lock extends LockFile>(lock: Lock): Lock {
  const added: Record<string, LockedPackage> = {};
  for (const { name, version, dependent } of missingBinaries(lock)) {
    const platform = platformOf(name);
    if (!platform || !/^\d+\.\d+\.\d+[-.\w]*$/.test(version)) {
      throw new LockProblem(
        `The lock file lacks ${name}@${version}, an optional package of ${dependent}, and its name and version don't tell its platform: run \`npm install\` where the registry has it.`,
      );
    }
    const isDev = lock.packages[dependent]?.dev === true;
    added[`node_modules/${name}`] = { version, ...platform, ...(isDev && { dev: true }), optional: true };
  }
  const all = Object.entries({ ...lock.packages, ...added });
  const sorted = all.sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Optional packages without an entry, each with the package that wants it. */
export function missingBinaries({ packages }: LockFile): { name: string; version: string; dependent: string }[] {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, dependent, name))
      .map(([name, version]) => ({ name, version, dependent })),
  );
}

/** Looks where Node would: beside the dependent's own packages first, then in each folder above. */
function isLocked(packages: LockFile['packages'], dependent: string, name: string): boolean {
  const folders = dependent
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages);
}
