import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';
import { FolderError, makeFolder } from '../settings/makeFolder.ts';
import { awaitFreeCluster } from './awaitFreeCluster.ts';
import { awaitServer } from './awaitServer.ts';
import { clusterLocation } from './clusterLocation.ts';
import { makeCluster } from './makeCluster.ts';
import { postgresBinaries } from './postgresBinaries.ts';
import { serverAccount } from './serverAccount.ts';
import { socketFolder } from './socketFolder.ts';
import { startFailure } from './startFailure.ts';
import { exitOf, startServerProcess } from './startServerProcess.ts';

type DatabaseOptions = {
  /** Contains the data between starts; created if it is missing. */
  dataFolder: string;
  /** PostgreSQL parameters other than the defaults, such as `{ fsync: 'off' }` for a test's data. */
  parameters?: Record<string, string>;
  /** Additional environment variables of the server, such as a test's clock. */
  environment?: Record<string, string>;
  /** Called with whole sentences for the person who starts the shop (data is in another folder). */
  announce?: (sentence: string) => void;
};

export type RunningDatabase = {
  /** Address of the database `shop`, for a pool or DATABASE_URL. It contains the password: don't print it. */
  url: string;
  pid: number;
  /** Closes every connection and stops the server. */
  stop: () => Promise<void>;
  /** Settles when the server has ended for any reason. */
  ended: Promise<number>;
};

/**
 * Starts the PostgreSQL that `npm install` brings, on its own data folder. It is reachable only by a private socket.
 * Throws a DatabaseStartError for every mistake that a person can correct.
 */
export async function startDatabase(start: DatabaseOptions): Promise<RunningDatabase> {
  const folder = madeFolder(start.dataFolder);
  try {
    return await startIn(folder, start);
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw startFailure(String(error), { folder, logFile: path.join(folder, 'server.log') });
  }
}

async function startIn(folder: string, start: DatabaseOptions): Promise<RunningDatabase> {
  const { parameters = {}, environment, announce = () => {} } = start;
  const binaries = postgresBinaries();
  const account = serverAccount(ownerOf(path.join(folder, 'cluster')));
  const location = clusterLocation(folder, binaries, account);
  for (const message of location.messages) announce(message);
  await awaitFreeCluster(location.cluster);

  const log = openLog(path.join(folder, 'server.log'));
  try {
    const password = await makeCluster({ ...location, ...log, dataFolder: folder, release: binaries.version, account });
    const sockets = socketFolder(folder, account);
    const args = serverArguments(location.cluster, sockets, parameters);
    const program = path.join(location.bin, 'postgres');
    const address = (database: string) =>
      `postgresql://postgres:${password}@${encodeURIComponent(sockets)}/${database}`;
    const server = await startServer(
      { program, args, account, ...(environment && { environment }), ...log },
      address('postgres'),
      location.cluster,
    );
    const stop = async () => {
      await stopServer(server);
      rmSync(sockets, { recursive: true, force: true });
    };
    return { url: address('shop'), pid: server.pid ?? 0, ended: exitOf(server), stop };
  } finally {
    closeSync(log.logDescriptor);
  }
}

type ServerStart = Parameters<typeof startServerProcess>[0] & { logFile: string };

/** Starts the server and waits for its first answer. Retries while processes of a killed server are still running. */
async function startServer(start: ServerStart, url: string, cluster: string): Promise<ChildProcess> {
  for (let attempt = 0; ; attempt += 1) {
    const server = startServerProcess(start);
    try {
      await awaitServer(server, url);
      return server;
    } catch (error) {
      await stopServer(server);
      const logText = readFileSync(start.logFile, 'utf8');
      const isEnding = /pre-existing shared memory block/.test(logText.slice(logText.lastIndexOf('FATAL')));
      if (!isEnding || attempt === 40)
        throw startFailure(`${logText}\n${error}`, { folder: cluster, logFile: start.logFile });
      await wait(250);
    }
  }
}

function madeFolder(folder: string): string {
  try {
    makeFolder(folder);
    return realpathSync(folder);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw new DatabaseStartError(
      `The database folder ${folder} can't be used: ${error.message}. Set SHOP_DATA to a folder that can be written to.`,
    );
  }
}

function ownerOf(folder: string): number | null {
  return statSync(folder, { throwIfNoEntry: false })?.uid ?? null;
}

/** Opens a new log for this start; the log of the previous start is kept next to the new one. */
function openLog(logFile: string): { logFile: string; logDescriptor: number } {
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  return { logFile, logDescriptor: openSync(logFile, 'a', 0o600) };
}

function serverArguments(cluster: string, sockets: string, parameters: Record<string, string>): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...parameters,
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
