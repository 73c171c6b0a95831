import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A folder that can't be used; the message is the reason, to be put into a sentence about the setting that names the folder. */
export class FolderProblem extends Error {
  override readonly name = 'FolderProblem';
}

/**
 * Makes a folder and those above it, and makes sure that something can be put in. Throws a FolderProblem with the reason.
 * Node's own recursive mkdir never ends where nothing can be made, such as below /proc.
 */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  makeWithThoseAbove(whole);
  try {
    rmdirSync(mkdtempSync(path.join(whole, '.probe-')));
  } catch (error) {
    throw new FolderProblem(reason(error, whole));
  }
}

function makeWithThoseAbove(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  makeWithThoseAbove(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!isFolder(folder)) throw new FolderProblem(reason(error, above));
  }
}

function isFolder(place: string): boolean {
  try {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && !found.isDirectory()) throw new FolderProblem(`${place} is a file`);
    return found !== undefined;
  } catch (error) {
    if (error instanceof FolderProblem) throw error;
    // A file stands above: it is found on the way up.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw new FolderProblem(reason(error, path.dirname(place)));
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
