import { DatabaseStartError } from '../settings/DatabaseStartError.ts';

type FailureOptions = { folder: string; logFile: string };

const startAfresh = '`npm run reset` starts with an empty one (what is in it is lost)';

/** Turns an error of PostgreSQL or the file system into one sentence that says what to do. */
export function startFailure(output: string, { folder, logFile }: FailureOptions): DatabaseStartError {
  return new DatabaseStartError(sentence(output, folder, logFile));
}

function sentence(output: string, folder: string, logFile: string): string {
  if (/No space left on device|ENOSPC/.test(output)) {
    return `The disk that holds the database folder ${folder} is full: free some space there, or set SHOP_DATA to another folder, and start again.`;
  }
  if (/EACCES|EPERM|Permission denied|wrong ownership/.test(output)) {
    return `The database folder ${folder} belongs to another account: start as that account, give the folder to this one, or set SHOP_DATA to another folder.`;
  }
  if (/EROFS|ENOTDIR|EEXIST/.test(output)) {
    return `No database folder can be made at ${folder}: choose a folder that can be written to by SHOP_DATA.`;
  }
  if (/error while loading shared libraries|Library not loaded|failed to execute|ENOENT/.test(output)) {
    return `PostgreSQL's own files are incomplete: remove node_modules, run \`npm install\`, and start again (or set DATABASE_URL to a PostgreSQL of yours).`;
  }
  const reason = /(?:FATAL|PANIC|initdb: error|postgres): +(.+)/.exec(output)?.[1] ?? 'it ended without saying why';
  return `The database in ${folder} does not start (${reason}): read ${logFile}, or if the folder is damaged, ${startAfresh}.`;
}

/** The error for a data folder of another release of PostgreSQL. */
export function otherRelease(folder: string, made: string, here: string): DatabaseStartError {
  return new DatabaseStartError(
    `The database in ${folder} was made by PostgreSQL ${made}, and this shop contains PostgreSQL ${here}: use the shop's release that made it, or ${startAfresh}.`,
  );
}

/** The error for a folder that contains something other than a database. */
export function brokenFolder(folder: string, reason: string): DatabaseStartError {
  return new DatabaseStartError(
    `The database folder ${folder} is damaged (${reason}): restore a backup, or ${startAfresh}.`,
  );
}
