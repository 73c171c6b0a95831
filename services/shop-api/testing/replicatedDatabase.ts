import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDatabase } from '@festival/service-kit/database/startDatabase';
import { eventually } from '@festival/service-kit/testing/eventually';
import { clusterOf } from './clusterOf.ts';
import { queryOnce } from './queryOnce.ts';

/** A PostgreSQL and a streaming replica of it. */
export type ReplicatedDatabase = {
  url: string;
  replicaUrl: string;
  /** Pauses the replica, or lets it apply the changes that were made in the meantime. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stopReplica: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts both, with an empty database `shop`, in this folder. */
export async function replicatedDatabase(folder: string): Promise<ReplicatedDatabase> {
  const dataFolder = path.join(folder, 'primary');
  // Its files are copied while no statement changes them.
  await (await startDatabase({ dataFolder })).stop();
  const copy = path.join(folder, 'replica');
  mkdirSync(copy);
  cpSync(path.join(dataFolder, 'password'), path.join(copy, 'password'));
  execFileSync('cp', ['-a', clusterOf(dataFolder), path.join(copy, 'cluster')]);
  writeFileSync(path.join(copy, 'cluster/standby.signal'), '');

  const primary = await startDatabase({ dataFolder });
  const [, user = '', password = '', sockets = ''] = /\/\/(\w+):([^@]+)@([^/]+)\//.exec(primary.url) ?? [];
  const replica = await startDatabase({
    dataFolder: copy,
    parameters: { primary_conninfo: `host=${decodeURIComponent(sockets)} user=${user} password=${password}` },
  });
  const [onPrimary, onReplica] = [queryOnce(primary.url), queryOnce(replica.url)];
  return {
    url: primary.url,
    replicaUrl: replica.url,
    pause: async () => {
      await onReplica('select pg_wal_replay_pause()');
      await eventually('the replica stands still', async () => {
        const [now] = await onReplica<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
        return now?.state === 'paused';
      });
    },
    resume: async () => {
      await onReplica('select pg_wal_replay_resume()');
      const [written] = await onPrimary<{ upTo: string }>('select pg_current_wal_lsn() as "upTo"');
      await eventually('the replica has all', async () => {
        const [read] = await onReplica<{ hasAll: boolean }>(
          'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll"',
          [written?.upTo],
        );
        return read?.hasAll;
      });
    },
    stopReplica: () => replica.stop(),
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}
