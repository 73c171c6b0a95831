import { SettingsError } from './environment.ts';
import { FolderProblem, makeFolder } from './makeFolder.ts';

/** Makes a folder that a setting names. Throws a SettingsError of the problem, its reason, and what to do. */
export function requireFolder(folder: string, problem: string, advice: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderProblem)) throw error;
    throw new SettingsError(`${problem}: ${error.message}. ${advice}.`);
  }
}
