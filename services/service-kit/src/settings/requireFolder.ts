import { FolderError, makeFolder } from './makeFolder.ts';
import { SettingsError } from './readEnvironment.ts';

/** Creates the folder that a setting names. Throws a SettingsError with the problem, its reason, and what to do. */
export function requireFolder(folder: string, problem: string, advice: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw new SettingsError(`${problem}: ${error.message}. ${advice}.`);
  }
}
