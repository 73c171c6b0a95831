/** The part of a lock file that this code reads and writes. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface IncompleteEntry {
  place: string;
  spec: string;
  dependent?: string;
}

export function incompleteEntries(lock: LockFile): IncompleteEntry[];
export function completedLock<Lock extends LockFile>(
  lock: Lock,
  entries: readonly IncompleteEntry[],
  told: readonly LockedPackage[],
): Lock;
