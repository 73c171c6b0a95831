import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingsProblem } from './settings.ts';

/**
 * Creates the data folder and its parents one after another, and checks that it is writable. Node's recursive mkdir never returns if a folder can't
 * be made, for example below /proc. @throws SettingsProblem with what to do.
 */
export function requireDataFolder(folder: string): void {
  try {
    for (const place of withThoseAbove(resolve(folder))) makeUnlessThere(place);
    rmdirSync(mkdtempSync(join(folder, '.probe-')));
  } catch (error) {
    throw new SettingsProblem(
      `HOST_DATA is ${folder}, where nothing can be written (${(error as NodeJS.ErrnoException).code}): choose a folder that this account can make and write to.`,
    );
  }
}

const withThoseAbove = (folder: string): string[] => {
  const above = dirname(folder);
  return above === folder ? [folder] : [...withThoseAbove(above), folder];
};

function makeUnlessThere(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
