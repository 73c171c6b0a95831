import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of an embedded PostgreSQL's files: in the data folder, or in another folder if PostgreSQL's account can't
 * enter the data folder.
 */
export function clusterOf(dataFolder: string): string {
  try {
    return path.join(readFileSync(path.join(dataFolder, 'elsewhere'), 'utf8'), 'cluster');
  } catch {
    return path.join(dataFolder, 'cluster');
  }
}
