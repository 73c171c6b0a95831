import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type RunningDatabase, startDatabase } from '@festival/service-kit/database/startDatabase';
import { clusterOf } from './clusterOf.ts';
import { queryOnce } from './queryOnce.ts';

/** A PostgreSQL with default parameters, which can be killed and started again at the same address. */
export type CrashDatabase = {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Kills the whole PostgreSQL server, and waits for its end. */
  kill: () => Promise<void>;
  /** Kills the process of one connection. PostgreSQL then ends all other connections too and recovers. */
  killConnection: () => Promise<void>;
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
};

/** Starts a database in this folder. */
export async function crashDatabase(folder: string): Promise<CrashDatabase> {
  const dataFolder = path.join(folder, 'postgres');
  const link = path.join(folder, 'sockets');
  let running = await startDatabase({ dataFolder });
  const url = linkedUrl(running, link);
  const query = queryOnce(url);
  return {
    url,
    query,
    start: async () => {
      running = await startDatabase({ dataFolder });
      linkedUrl(running, link);
    },
    stop: () => running.stop(),
    kill: async () => {
      const pidFile = path.join(clusterOf(dataFolder), 'postmaster.pid');
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
      await running.ended;
    },
    killConnection: async () => {
      const [busy] = await query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         order by query_start desc limit 1`,
      );
      if (!busy) throw new Error('Nobody is connected');
      process.kill(busy.pid, 'SIGKILL');
    },
  };
}

/**
 * Links to the folder of the server's socket, so that the address stays the same although the folder is new at each
 * start.
 */
function linkedUrl({ url }: RunningDatabase, link: string): string {
  const sockets = /@([^/]+)\//.exec(url)?.[1] ?? '';
  rmSync(link, { force: true });
  symlinkSync(decodeURIComponent(sockets), link);
  return url.replace(sockets, encodeURIComponent(link));
}
