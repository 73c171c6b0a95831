import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderProblem, makeFolder } from '../settings/makeFolder.ts';
import { awaitServer } from './awaitServer.ts';
import { clusterPlace } from './clusterPlace.ts';
import { DatabaseStartError } from './DatabaseStartError.ts';
import { claimDataFolder } from './dataFolderOwner.ts';
import { makeCluster } from './makeCluster.ts';
import { stopOrphanServer } from './orphanServer.ts';
import { postgresBinaries } from './postgresBinaries.ts';
import { serverAccount } from './serverAccount.ts';
import { exitOf, startServerProcess } from './serverProcess.ts';
import { socketFolder } from './socketFolder.ts';
import { startFailure } from './startFailure.ts';

export type DatabaseStart = {
  /** Kept between starts; made when it isn't there. */
  dataFolder: string;
  /** PostgreSQL settings beside the stock ones, such as `{ fsync: 'off' }` for a test's throw-away data. */
  settings?: Record<string, string>;
  /** Hears, in whole sentences, what a person should know (a left-over server stopped, data kept elsewhere). */
  tell?: (sentence: string) => void;
};

export type RunningDatabase = {
  /** Address of the database `shop`, for a pool or DATABASE_URL. It carries the password: don't print it. */
  url: string;
  /** Ends every connection, stops the server and answers when it is down. */
  stop: () => Promise<void>;
  /** Settles when the server has ended, asked or not. */
  ended: Promise<number>;
};

/**
 * Starts the PostgreSQL that came with `npm install` on a folder of its own, reachable by a private socket only.
 * Throws a DatabaseStartError, one sentence that says what to do, for anything that a person can put right.
 */
export async function startDatabase(start: DatabaseStart): Promise<RunningDatabase> {
  const folder = madeFolder(start.dataFolder);
  const undo: Array<() => void> = [];
  const cleanUp = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  try {
    return await startIn(folder, start, undo, cleanUp);
  } catch (error) {
    cleanUp();
    if (error instanceof DatabaseStartError) throw error;
    throw startFailure(String(error), { folder, logFile: path.join(folder, 'server.log') });
  }
}

async function startIn(folder: string, start: DatabaseStart, undo: Array<() => void>, cleanUp: () => void) {
  const { settings = {}, tell = () => {} } = start;
  const binaries = postgresBinaries();
  undo.push(claimDataFolder(folder).release);
  const account = serverAccount(ownerOf(path.join(folder, 'cluster')));
  const place = clusterPlace(folder, binaries, account);
  for (const note of place.notes) tell(note);
  const stopped = await stopOrphanServer(place.cluster);
  if (stopped) tell(stopped);

  const log = openLog(path.join(folder, 'server.log'));
  undo.push(() => closeSync(log.logDescriptor));
  const password = await makeCluster({ ...place, ...log, dataFolder: folder, release: binaries.version, account });
  const sockets = socketFolder(folder, account);
  undo.push(() => rmSync(sockets, { recursive: true, force: true }));

  const args = serverArguments(place.cluster, sockets, settings);
  const program = path.join(place.bin, 'postgres');
  const address = (database: string) => `postgresql://postgres:${password}@${encodeURIComponent(sockets)}/${database}`;
  const server = await startServer({ program, args, account, ...log }, address('postgres'), place.cluster);
  const ended = exitOf(server).finally(cleanUp);
  return { url: address('shop'), ended, stop: () => stopServer(server) };
}

type ServerStart = Parameters<typeof startServerProcess>[0] & { logFile: string };

/** Starts the server and waits for its first answer; tries again while processes of one that was killed are still ending. */
async function startServer(start: ServerStart, url: string, cluster: string): Promise<ChildProcess> {
  for (let attempt = 0; ; attempt += 1) {
    const server = startServerProcess(start);
    try {
      await awaitServer(server, url);
      return server;
    } catch (error) {
      await stopServer(server);
      const said = readFileSync(start.logFile, 'utf8');
      const isEnding = /pre-existing shared memory block/.test(said.slice(said.lastIndexOf('FATAL')));
      if (!isEnding || attempt === 40)
        throw startFailure(`${said}\n${error}`, { folder: cluster, logFile: start.logFile });
      await wait(250);
    }
  }
}

function madeFolder(folder: string): string {
  try {
    makeFolder(folder);
    return realpathSync(folder);
  } catch (error) {
    if (!(error instanceof FolderProblem)) throw error;
    throw new DatabaseStartError(
      `The database folder ${folder} can't be used: ${error.message}. Choose a folder that can be written to by SHOP_DATA.`,
    );
  }
}

function ownerOf(folder: string): number | null {
  return statSync(folder, { throwIfNoEntry: false })?.uid ?? null;
}

/** A log of this start alone; that of the start before is kept beside it. */
function openLog(logFile: string): { logFile: string; logDescriptor: number } {
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  return { logFile, logDescriptor: openSync(logFile, 'a', 0o600) };
}

function serverArguments(cluster: string, sockets: string, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 20_000);
  await exitOf(server);
  clearTimeout(impatience);
}
