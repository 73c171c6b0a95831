import { DatabaseStartError } from './DatabaseStartError.ts';

type Place = { folder: string; logFile: string };

const startAfresh = '`npm run reset` starts with an empty one (what is in it is lost)';

/** Turns what PostgreSQL or the file system said into one sentence with a way out. */
export function startFailure(said: string, { folder, logFile }: Place): DatabaseStartError {
  return new DatabaseStartError(sentence(said, folder, logFile));
}

function sentence(said: string, folder: string, logFile: string): string {
  if (/No space left on device|ENOSPC/.test(said)) {
    return `The disk that holds the database folder ${folder} is full: free some space there, or choose another folder by SHOP_DATA, and start again.`;
  }
  if (/EACCES|EPERM|Permission denied|wrong ownership/.test(said)) {
    return `The database folder ${folder} belongs to another account: start as that account, give the folder to this one, or choose another folder by SHOP_DATA.`;
  }
  if (/EROFS|ENOTDIR|EEXIST/.test(said)) {
    return `No database folder can be made at ${folder}: choose a folder that can be written to by SHOP_DATA.`;
  }
  if (/error while loading shared libraries|Library not loaded|failed to execute|ENOENT/.test(said)) {
    return `PostgreSQL's own files are incomplete: remove node_modules, run \`npm install\`, and start again (or set DATABASE_URL to a PostgreSQL of yours).`;
  }
  const reason = /(?:FATAL|PANIC|initdb: error|postgres): +(.+)/.exec(said)?.[1] ?? 'it ended without saying why';
  return `The database in ${folder} does not start (${reason}): read ${logFile}, or if the folder is damaged, ${startAfresh}.`;
}

/** The sentence for a folder that another release of PostgreSQL has made. */
export function otherRelease(folder: string, made: string, here: string): DatabaseStartError {
  return new DatabaseStartError(
    `The database in ${folder} was made by PostgreSQL ${made}, and this shop carries PostgreSQL ${here}: use the shop's release that made it, or ${startAfresh}.`,
  );
}

/** The sentence for a folder that holds something, but no database. */
export function brokenFolder(folder: string, reason: string): DatabaseStartError {
  return new DatabaseStartError(
    `The database folder ${folder} is damaged (${reason}): put a backup back, or ${startAfresh}.`,
  );
}
