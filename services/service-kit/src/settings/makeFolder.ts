import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A folder can't be used. The message is a reason that completes a sentence about the setting. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/**
 * Creates a folder and its parents, and checks that it can be written to. Throws a FolderError with the reason. Node's recursive mkdir never returns
 * if a folder can't be created, for example below /proc.
 */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  makeWithThoseAbove(whole);
  try {
    rmdirSync(mkdtempSync(path.join(whole, '.probe-')));
  } catch (error) {
    throw new FolderError(reason(error, whole));
  }
}

function makeWithThoseAbove(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  makeWithThoseAbove(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isFolder(folder)) throw new FolderError(reason(error, above));
  }
}

function isFolder(place: string): boolean {
  try {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && !found.isDirectory()) throw new FolderError(`${place} is a file`);
    return found !== undefined;
  } catch (error) {
    if (error instanceof FolderError) throw error;
    // A parent is a file; the call for that parent reports the error.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw new FolderError(reason(error, path.dirname(place)));
  }
}

function reason(error: unknown, place: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `this account may not write to ${place}`;
    case 'EROFS':
    case 'ENOENT':
      return `nothing can be made in ${place}`;
    case 'ENOSPC':
      return `the disk that holds ${place} is full`;
    default:
      return message;
  }
}
